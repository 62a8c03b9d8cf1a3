import { describe, expect, it } from 'vitest';
import { planDays } from './plan-days.ts';
import type { PlanInput } from './plan-input.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-21';
const inDays = (days: number) => new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10);
const legs = [1, 2, 3, 4].map((leg) => ({ leg, title: `Leg ${leg}`, result: null }));

const plan = (days: number, changes: Partial<PlanInput> = {}) =>
  planDays({
    today: TODAY,
    checkrideOn: inDays(days),
    legs,
    weak: [],
    openCodes: [],
    untouched: [],
    doneToday: { sessions: 0, questions: 0 },
    ...changes,
  });

type Plan = ReturnType<typeof plan>;
const kinds = (made: Plan) => made.days.map(({ items }) => items.map(({ kind }) => kind).join('+'));
const legsOf = (made: Plan) =>
  made.days.flatMap(({ items }, day) =>
    items.flatMap((item) => (item.kind === 'leg' ? [{ day, leg: item.leg, manner: item.manner }] : [])),
  );
const daysOf = (made: Plan, code: string) =>
  made.days.flatMap(({ items }, day) =>
    items.some((item) => item.kind === 'elements' && item.codes.includes(code)) ? [day] : [],
  );
const weak = (code: string, held = 0, dueInDays = 0) => ({
  code,
  held,
  dueAt: new Date(Date.parse(TODAY) + dueInDays * DAY_MS + DAY_MS / 2),
});
const nothingLeft = { legs: 0, elements: 0, questions: 0 };

describe('a day-by-day plan', () => {
  it('has no days when the date has passed', () => {
    expect(plan(-3)).toEqual({ daysLeft: -3, days: [], left: nothingLeft });
  });

  it('is the checkride alone on its day, and says what was never done', () => {
    const today = plan(0, { weak: [weak('PA.I.A.K1')] });
    expect(today.days).toEqual([{ date: TODAY, items: [{ kind: 'checkride' }] }]);
    expect(today.left).toEqual({ legs: 4, elements: 1, questions: 0 });
  });

  it('is a light review on the day before, whatever is left', () => {
    const one = plan(1, {
      weak: [weak('PA.I.A.K1')],
      untouched: [{ code: 'PA.I', title: 'I', questions: 9 }],
    });
    expect(one.days[0]!.items).toEqual([{ kind: 'light-review', codes: ['PA.I.A.K1'] }]);
    expect(one.left).toEqual({ legs: 4, elements: 1, questions: 9 });
  });

  it('gives up rests before work, and says what fits in no day even then', () => {
    const tight = plan(9, { untouched: [{ code: 'PA.I', title: 'I', questions: 95 }] });
    expect(kinds(tight).slice(0, -2)).not.toContain('rest');
    expect(tight.left).toEqual({ legs: 0, elements: 0, questions: 0 });
    const over = plan(9, { untouched: [{ code: 'PA.I', title: 'I', questions: 300 }] });
    const planned = over.days.flatMap(({ items }) =>
      items.map((item) => (item.kind === 'area' ? item.questions : 0)),
    );
    expect(over.left.questions).toBe(300 - planned.reduce((sum, one) => sum + one, 0));
    expect(plan(4).left.legs).toBe(1);
  });

  it('rests on every seventh day before the light review where there is time', () => {
    const calm = plan(30, { untouched: [{ code: 'PA.I', title: 'I', questions: 40 }] });
    for (const day of [30 - 8, 30 - 15, 30 - 22]) expect(kinds(calm)[day]).toBe('rest');
    expect(kinds(calm).slice(-2)).toEqual(['light-review', 'checkride']);
  });

  it('spreads the open legs, then holds the whole oral once more as on the day', () => {
    const made = plan(30, {
      legs: legs.map((leg) => ({ ...leg, result: leg.leg === 1 ? 'satisfactory' : null })),
    });
    const held = legsOf(made);
    expect(held.map(({ leg }) => leg)).toEqual([2, 3, 4, 1, 2, 3, 4]);
    expect(held.slice(3).every(({ manner }) => manner === 'checkride')).toBe(true);
    expect(new Set(held.map(({ day }) => day)).size).toBe(7);
  });

  it('brings a weak element back on the day it is due, and then at growing intervals', () => {
    expect(daysOf(plan(13, { weak: [weak('PA.I.A.K1')] }), 'PA.I.A.K1')).toEqual([0, 1, 4, 11]);
    expect(daysOf(plan(12, { weak: [weak('PA.I.A.K1', 1, 2)] }), 'PA.I.A.K1')).toEqual([2, 5]);
  });

  it('asks an open code once, and only then untouched elements', () => {
    const made = plan(5, {
      openCodes: ['PA.I.C.K2'],
      untouched: [{ code: 'PA.II', title: 'II', questions: 3 }],
    });
    expect(daysOf(made, 'PA.I.C.K2')).toEqual([0]);
    expect(kinds(made)[0]).toBe('elements+leg+area');
  });

  it('counts what was done today', () => {
    const untouched = [{ code: 'PA.I', title: 'I', questions: 5 }];
    const made = plan(5, { untouched, doneToday: { sessions: 1, questions: 6 } });
    expect(kinds(made)[0]).toBe('done');
    expect(legsOf(made)[0]!.day).toBe(1);
  });

  it.each([400, 4000])('of %i days goes no further than anybody plans', (days) => {
    const made = plan(days, {
      weak: [weak('PA.I.A.K1')],
      untouched: [{ code: 'PA.I', title: 'I', questions: 40 }],
    });
    expect(made.days).toHaveLength(401);
    expect(made.left).toEqual(nothingLeft);
    expect(made.daysLeft).toBe(days);
  });

  it('never holds more on a day than anybody can', () => {
    for (let days = 0; days < 60; days++) {
      const many = Array.from({ length: 50 }, (_, index) => weak(`PA.I.A.K${index}`));
      const made = plan(days, { weak: many, untouched: [{ code: 'PA.I', title: 'I', questions: 200 }] });
      for (const { items } of made.days) {
        const load = items.reduce(
          (sum, item) =>
            sum +
            (item.kind === 'elements' ? item.codes.length : 0) +
            (item.kind === 'area' ? item.questions : 0) +
            (item.kind === 'leg' ? 12 : 0),
          0,
        );
        expect(load).toBeLessThanOrEqual(18);
      }
    }
  });
});
