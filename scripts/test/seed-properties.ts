import fc from 'fast-check';

/** Chance fails nobody's run: the same cases every time, others with TEST_SEED. `npm test` prints which. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20261122) });
