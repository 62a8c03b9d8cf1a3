/** The value below which this share (0 to 1) of the values lies; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** A table for people: the first row is the head. */
export function printTable(title: string, rows: readonly (readonly (string | number)[])[]): void {
  const text = rows.map((row) => row.map(String));
  const widths =
    text[0]?.map((_, column) => Math.max(...text.map((row) => (row[column] ?? '').length))) ?? [];
  console.log(`\n${title}`);
  for (const [index, row] of text.entries()) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
    if (index === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  }
}
