/**
 * npm run test:faults [-- --purchases=1000 --kills=25 --seed=1]: buys under fire and prints what was lost.
 * On PGlite, and with TEST_DATABASE_URL on PostgreSQL too. Exits with 1 unless every count that must be 0 is 0, and all was tried that was asked for.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type FaultRunResult, runFaults } from './fault-run.ts';

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '25' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
const postgresUrl = process.env.TEST_DATABASE_URL ?? null;
const databases = [null, ...(postgresUrl ? [postgresUrl] : [])].filter(
  (url) => values.only === undefined || values.only === (url === null ? 'pglite' : 'postgres'),
);

const results: FaultRunResult[] = [];
for (const url of databases) {
  const result = await runFaults({
    purchases: Number(values.purchases),
    kills: Number(values.kills),
    seed: Number(values.seed),
    postgresUrl: url,
  });
  results.push(result);
  const { database, seed, seconds, tally, troubles, repairedAtTheEnd, audit } = result;
  console.log(`\n${database}, seed ${seed}, ${seconds} s`);
  console.table([{ ...tally, ...troubles, repairedAtTheEnd }]);
  console.table([audit]);
}
mkdirSync('.data', { recursive: true });
writeFileSync('.data/faults.json', JSON.stringify({ at: new Date().toISOString(), results }, null, 2));

/** Every count that must be 0 is, and there was something to lose: as many purchases, kills and cuts as were asked for. */
function held({ database, tally, troubles, audit }: FaultRunResult): boolean {
  const amiss = audit.lost + audit.doubled + audit.undeserved + audit.misplaced + audit.mailsAmiss;
  const cuts = database === 'pglite' ? 0 : Number(values.kills);
  return (
    amiss === 0 &&
    tally.paid >= Number(values.purchases) &&
    audit.paidAtProvider === tally.paid &&
    audit.refundedAtProvider === tally.refunded &&
    troubles.kills === Number(values.kills) &&
    troubles.databaseCuts === cuts
  );
}

process.exit(results.every(held) ? 0 : 1);
