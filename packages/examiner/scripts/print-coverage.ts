/**
 * How much of the standards is asked on the ground, and why the rest is not:
 *
 *   npx tsx packages/examiner/scripts/print-coverage.ts [--why]
 */
import { coverStandard } from './cover-standard.ts';

for (const rating of ['private', 'instrument'] as const) {
  const covered = coverStandard(rating);
  const counts = new Map<string, number>();
  for (const { cover } of covered) counts.set(cover.by, (counts.get(cover.by) ?? 0) + 1);
  console.log(`${rating}: ${covered.length} knowledge and risk elements`);
  for (const [by, count] of counts) console.log(`  ${String(count).padStart(4)} by ${by}`);
  if (!process.argv.includes('--why')) continue;
  for (const { element, cover } of covered) {
    if (cover.by === 'a reason') console.log(`  ${element.code}: ${cover.why}`);
    if (cover.by === 'a repeat') console.log(`  ${element.code}: asked as ${cover.of}`);
    if (cover.by === 'nothing') console.log(`  ${element.code}: NOTHING, ${element.text}`);
  }
}
