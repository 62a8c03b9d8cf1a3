/** Reads the source at once and keeps what its one reader has not taken yet. Rejects as the source does. */
export function readAhead<Item extends object>(source: AsyncIterable<Item>): AsyncIterable<Item> {
  const waiting: Item[] = [];
  let ended = false;
  let wake: () => void = () => {};

  async function read(): Promise<void> {
    try {
      for await (const item of source) {
        waiting.push(item);
        wake();
      }
    } finally {
      ended = true;
      wake();
    }
  }

  const reading = read();
  // Whoever reads is told; nobody may be reading any more.
  reading.catch(() => {});
  return {
    async *[Symbol.asyncIterator]() {
      while (!ended || waiting.length > 0) {
        const item = waiting.shift();
        if (item) yield item;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
      await reading;
    },
  };
}
