import { printTable } from '../bench/statistics.ts';

type Row = [what: string, result: string, held: boolean | null];

/** What was seen, in order. A check that throws is a row too, and the run goes on. */
export function createResults() {
  const rows: Row[] = [];
  return {
    async check(what: string, run: () => Promise<string>): Promise<void> {
      try {
        rows.push([what, await run(), true]);
      } catch (error) {
        const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        rows.push([what, why, false]);
      }
      const [, result, held] = rows.at(-1)!;
      console.log(`${held ? '✓' : '×'} ${what}: ${result}`);
    },
    /** A figure: it can be bad, but not fail. */
    note(what: string, result: string): void {
      rows.push([what, result, null]);
    },
    print(): void {
      const cells = rows.map(([what, result, held]) => [
        what,
        result,
        held === null ? '' : held ? 'yes' : 'NO',
      ]);
      printTable('LiveKit', [['what', 'result', 'held'], ...cells]);
    },
    allHeld: () => rows.every(([, , held]) => held !== false),
  };
}
export type Results = ReturnType<typeof createResults>;
