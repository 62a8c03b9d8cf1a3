import { expect, it } from 'vitest';
import { countPractice } from './practice-days.ts';

const now = new Date(2026, 10, 22, 9);
const at = (day: number, hour = 20) => new Date(2026, 10, day, hour).toISOString();

it('counts the days of the reader, today last', () => {
  const { week } = countPractice([at(22, 0), at(20, 23), at(16), at(15)], now);
  expect(week.map(({ practised }) => practised)).toEqual([true, false, false, false, true, false, true]);
  expect(week.at(-1)?.date).toBe('2026-11-22');
});

it('counts days in a row, which a day that is not over does not break', () => {
  expect(countPractice([at(21), at(20), at(19), at(17)], now).inARow).toBe(3);
  expect(countPractice([at(22, 8), at(21), at(20)], now).inARow).toBe(3);
  expect(countPractice([at(20), at(19)], now).inARow).toBe(0);
  expect(countPractice([], now).inARow).toBe(0);
});
