import fc from 'fast-check';

/** The same cases in every run, so that chance fails nobody's; others with TEST_SEED, which `npm test` prints. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20261122) });
