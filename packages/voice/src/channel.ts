/** A bounded queue between a pusher and one reader. */
export interface Channel<T> extends AsyncIterable<T> {
  /** False when full or closed: the item was not taken. */
  push(item: T): boolean;
  /** Lets the reader finish without the rest. */
  close(): void;
}

export function createChannel<T>(capacity: number): Channel<T> {
  const waiting: T[] = [];
  let wake: (() => void) | null = null;
  let closed = false;

  async function* read(): AsyncGenerator<T> {
    while (!closed) {
      const item = waiting.shift();
      if (item !== undefined) {
        yield item;
        continue;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      wake = null;
    }
  }

  return {
    push(item) {
      if (closed || waiting.length >= capacity) return false;
      waiting.push(item);
      wake?.();
      return true;
    },
    close() {
      closed = true;
      waiting.length = 0;
      wake?.();
    },
    [Symbol.asyncIterator]: read,
  };
}
