import type { DayPlan, PlanItem, ProgressOutput } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { chooseNext } from './choose-next.ts';

const areas: ProgressOutput['areas'] = [
  {
    code: 'PA.I',
    title: 'Preflight Preparation',
    elements: [
      { code: 'PA.I.A.K1', title: 'Currency', state: 'weak', examined: 'here' },
      { code: 'PA.I.A.K2', title: 'Privileges', state: 'weak', examined: 'here' },
    ],
  },
];
const legs: ProgressOutput['legs'] = [
  { leg: 1, title: 'Pilot', result: 'satisfactory' },
  { leg: 2, title: 'Planning', result: 'disapproval' },
];
const known = { rating: 'private' as const, areas, weak: [], legs, openLetters: [], plan: null };
const plan = (items: PlanItem[]): DayPlan => ({
  daysLeft: 9,
  days: [{ date: '2026-11-22', items }],
  left: { legs: 0, elements: 0, questions: 0 },
});
const leg: PlanItem = { kind: 'leg', leg: 2, title: 'Planning', manner: 'checkride' };
const elements: PlanItem = { kind: 'elements', codes: ['PA.I.A.K1', 'PA.I.A.K2', 'PA.X.A.K1'] };

it('puts the leg of the day first, and the rest of the day behind it', () => {
  const next = chooseNext({ ...known, plan: plan([elements, leg]) });
  expect(next.title).toBe('Leg 2: Planning');
  expect(next.start?.to).toBe('/ai-coach?rating=private&leg=2&manner=checkride');
  expect(next.alsoToday).toEqual([elements]);
});

it('names elements by their titles, and a code that the rating does not have as it is', () => {
  const { line, start } = chooseNext({ ...known, plan: plan([elements]) });
  expect(line).toContain('3 elements come back today: Currency, Privileges and 1 more.');
  expect(start?.to).toBe('/drills?rating=private');
  const one = chooseNext({ ...known, plan: plan([{ kind: 'elements', codes: ['PA.X.A.K1'] }]) });
  expect(one.line).toContain('One element comes back today: PA.X.A.K1.');
  // Beside the map of this rating, and weak all the same.
  const weak = [{ code: 'PA.X.A.K1', title: 'Engine failure', dueAt: '2026-11-22T00:00:00.000Z', due: true }];
  const plan1 = plan([{ kind: 'elements', codes: ['PA.X.A.K1'] }]);
  expect(chooseNext({ ...known, weak, plan: plan1 }).line).toContain(
    'One element comes back today: Engine failure.',
  );
});

it('has nothing to start on a day of rest and on the day itself', () => {
  for (const kind of ['rest', 'done', 'checkride'] as const) {
    expect(chooseNext({ ...known, plan: plan([{ kind }]) }).start).toBeNull();
  }
});

it('does without a plan: what is due, then the open letter, then the first leg that is not held', () => {
  const due = { code: 'PA.I.A.K1', title: 'Currency', dueAt: '2026-11-22T00:00:00.000Z', due: true };
  const letter: ProgressOutput['openLetters'][number] = {
    conversationId: 'conv_1',
    result: 'disapproval',
    startedAt: '2026-11-20T10:00:00.000Z',
    choice: { rating: 'private', manner: 'checkride' },
    ground: [],
  };
  const start = (some: Partial<ProgressOutput>) => chooseNext({ ...known, ...some }).start?.to;
  expect(start({ weak: [due], openLetters: [letter] })).toBe('/drills?rating=private');
  expect(start({ openLetters: [letter] })).toBe('/ai-coach?retest=conv_1');
  expect(start({})).toBe('/ai-coach?rating=private&leg=2&manner=coach');
  expect(start({ legs: [legs[0]!] })).toBe('/ai-coach?rating=private&leg=1&manner=checkride');
});

it('falls back to what needs no plan when the day has passed', () => {
  const over: DayPlan = { daysLeft: -2, days: [], left: { legs: 0, elements: 0, questions: 0 } };
  expect(chooseNext({ ...known, plan: over }).title).toBe('Leg 2: Planning');
});
