const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Insertions, deletions and substitutions over the words said; digits and number words count as different. */
export function wordErrorRate(said: string, heard: string): number {
  const [wanted, got] = [words(said), words(heard)];
  let row = got.map((_, index) => index + 1);
  row.unshift(0);
  for (const [index, word] of wanted.entries()) {
    const next = [index + 1];
    for (const [column, other] of got.entries()) {
      const substitution = (row[column] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(substitution, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, wanted.length);
}
