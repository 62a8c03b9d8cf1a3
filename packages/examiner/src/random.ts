/** The n-th random number of a seed, in [0, 1): FNV-1a over seed and n, mixed as in splitmix. No state to store. */
export function randomAt(seed: string, n: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}#${n}`) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A copy in random order; `draws` is where in the seed's sequence to begin. */
export function shuffle<Item>(items: readonly Item[], seed: string, draws: number): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(randomAt(seed, draws + last) * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
