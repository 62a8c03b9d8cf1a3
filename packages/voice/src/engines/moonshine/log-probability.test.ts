import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likeliestTokens, logPartition } from './log-probability.ts';

const logitRow = fc.float32Array({ minLength: 1, maxLength: 40, noNaN: true, min: -50, max: 50 });

test('the likeliest tokens are those of a full sort', () => {
  fc.assert(
    fc.property(logitRow, fc.integer({ min: 1, max: 6 }), (logits, count) => {
      const values = likeliestTokens(logits, count).map((token) => logits[token]);
      expect(values).toEqual([...logits].sort((one, other) => other - one).slice(0, count));
    }),
  );
});

test('probabilities add up to one', () => {
  fc.assert(
    fc.property(logitRow, (logits) => {
      const partition = logPartition(logits);
      const sum = logits.reduce((total, logit) => total + Math.exp(logit - partition), 0);
      expect(sum).toBeCloseTo(1, 3);
    }),
  );
});
