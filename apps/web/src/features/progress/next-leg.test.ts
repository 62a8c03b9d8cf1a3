import { expect, it } from 'vitest';
import { nextLeg } from './next-leg.ts';

const legs = [
  { leg: 1, title: 'Pilot', result: 'satisfactory' as const },
  { leg: 2, title: 'Planning', result: 'disapproval' as const },
];
const planned = (items: NonNullable<Parameters<typeof nextLeg>[0]['plan']>['days'][number]['items']) => ({
  daysLeft: 9,
  days: [{ date: '2026-11-22', items }],
  left: { legs: 0, elements: 0, questions: 0 },
});

it('is the first that is not held, with coaching', () => {
  expect(nextLeg({ legs, plan: null })).toEqual({ leg: 2, manner: 'coach' });
  expect(nextLeg({ legs, plan: planned([{ kind: 'rest' }]) })).toEqual({ leg: 2, manner: 'coach' });
});

it('is the one that the plan has for today, as the plan has it', () => {
  const plan = planned([{ kind: 'leg', leg: 1, title: 'Pilot', manner: 'checkride' }]);
  expect(nextLeg({ legs, plan })).toEqual({ leg: 1, manner: 'checkride' });
});

it('is none where all are held', () => {
  expect(nextLeg({ legs: legs.slice(0, 1), plan: null })).toBeNull();
});
