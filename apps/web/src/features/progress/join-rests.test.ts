import { expect, it } from 'vitest';
import { joinRests } from './join-rests.ts';

it('joins days of rest in a row, and nothing else', () => {
  const rest = { kind: 'rest' } as const;
  const done = { kind: 'done' } as const;
  const days = [done, rest, rest, done, done].map((item, index) => ({
    date: `2026-12-0${index}`,
    items: [item],
  }));
  expect(joinRests(days)).toEqual([
    { from: '2026-12-00', to: '2026-12-00', items: [done] },
    { from: '2026-12-01', to: '2026-12-02', items: [rest] },
    { from: '2026-12-03', to: '2026-12-03', items: [done] },
    { from: '2026-12-04', to: '2026-12-04', items: [done] },
  ]);
});
