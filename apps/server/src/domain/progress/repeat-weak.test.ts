import { describe, expect, it } from 'vitest';
import { type Assessed, type Standing, standAfter } from './repeat-weak.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, 1 + count));
const dueAt = (history: Assessed[]) => history.reduce<Standing | null>(standAfter, null)?.dueAt ?? null;
const on = (count: number, grade: Assessed['grade']): Assessed => ({ grade, at: day(count) });

describe('a weak element', () => {
  it('is due at once after it failed', () => {
    expect(dueAt([on(0, 'satisfactory'), on(2, 'unsatisfactory')])).toEqual(day(2));
  });

  it('comes back later each time that it held, and then no more', () => {
    const held = [3, 6, 13, 27, 57].map((count) => on(count, 'satisfactory'));
    const failed = on(2, 'unsatisfactory');
    expect(dueAt([failed, ...held.slice(0, 1)])).toEqual(day(4));
    expect(dueAt([failed, ...held.slice(0, 2)])).toEqual(day(9));
    expect(dueAt([failed, ...held, on(90, 'satisfactory')])).toBeNull();
  });

  it('starts over when it fails again, and ignores what was not assessed', () => {
    const history = [on(0, 'unsatisfactory'), on(1, 'satisfactory'), on(2, 'unsatisfactory')];
    expect(dueAt([...history, on(3, 'not-assessed')])).toEqual(day(2));
  });

  it('is not held by the same answer given again before it is due', () => {
    const again = [
      on(2, 'unsatisfactory'),
      on(3, 'satisfactory'),
      on(3, 'satisfactory'),
      on(3, 'satisfactory'),
    ];
    expect(dueAt(again)).toEqual(day(4));
    expect(dueAt([...again, on(4, 'satisfactory')])).toEqual(day(7));
  });

  it('is none that never failed', () => {
    expect(dueAt([on(0, 'satisfactory')])).toBeNull();
  });
});
