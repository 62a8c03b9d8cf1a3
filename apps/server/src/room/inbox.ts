/** Keeps what comes before anybody listens, up to `most`; then hands it on in order. */
export function createInbox<Item>(most: number) {
  let waiting: Item[] = [];
  let listener: ((item: Item) => void) | null = null;
  return {
    put(item: Item): void {
      if (listener) listener(item);
      else if (waiting.length < most) waiting.push(item);
    },
    listen(next: (item: Item) => void): void {
      listener = next;
      const earlier = waiting;
      waiting = [];
      for (const item of earlier) next(item);
    },
  };
}
