import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WaitingJobs } from './waiting-jobs.ts';

test('hands jobs out by rank, first come first served within a rank', () => {
  const ranks = fc.array(fc.integer({ min: 0, max: 2 }));
  fc.assert(
    fc.property(ranks, (arrivals) => {
      const waiting = new WaitingJobs<{ rank: number; arrival: number }>();
      arrivals.forEach((rank, arrival) => {
        waiting.add({ rank, arrival });
      });
      const served = Array.from({ length: arrivals.length }, () => waiting.next()!);
      const stableSort = arrivals
        .map((rank, arrival) => ({ rank, arrival }))
        .sort((one, other) => one.rank - other.rank || one.arrival - other.arrival);
      expect(served).toEqual(stableSort);
    }),
  );
});

test('removes a waiting job once', () => {
  const waiting = new WaitingJobs<{ rank: number }>();
  const job = { rank: 1 };
  waiting.add(job);
  expect([waiting.remove(job), waiting.remove(job), waiting.size]).toEqual([true, false, 0]);
});
