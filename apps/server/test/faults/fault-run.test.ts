import { expect, test } from 'vitest';
import { runFaults } from './fault-run.ts';

test('whatever fails between paid and granted: no access is lost, doubled or undeserved', async () => {
  const { tally, troubles, audit } = await runFaults({
    purchases: 45,
    kills: 3,
    seed: 20261121,
    postgresUrl: process.env.TEST_DATABASE_URL ?? null,
  });
  expect(tally.paid).toBeGreaterThanOrEqual(45);
  expect(audit).toMatchObject({
    paidAtProvider: tally.paid,
    refundedAtProvider: tally.refunded,
    lost: 0,
    doubled: 0,
    undeserved: 0,
    misplaced: 0,
    mailsAmiss: 0,
  });
  const cuts = process.env.TEST_DATABASE_URL ? 3 : 0;
  expect(troubles).toMatchObject({ kills: 3, databaseCuts: cuts });
}, 180_000);
