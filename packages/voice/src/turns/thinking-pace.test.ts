import { expect, it } from 'vitest';
import { END_OF_TURN_WAIT } from './end-of-turn-wait.ts';
import { createThinkingPace } from './thinking-pace.ts';

function waitAfter(...pauses: number[]): number {
  const pace = createThinkingPace();
  for (const ms of pauses) pace.notePause(ms);
  return pace.unfinishedMs();
}

it.each([[[]], [[300, 500]], [[700, 850]]])('is the usual wait after pauses of %j', (pauses) => {
  expect(waitAfter(...pauses)).toBe(END_OF_TURN_WAIT.unfinished);
});

it('leaves room above the longest of the last pauses, and no more than open words get', () => {
  expect(waitAfter(1_100, 700)).toBe(1_350);
  expect(waitAfter(4_000)).toBe(END_OF_TURN_WAIT.open);
});

it('forgets a pause that was followed by shorter ones', () => {
  expect(waitAfter(1_200, 700, 700, 700)).toBe(1_450);
  expect(waitAfter(1_200, 700, 700, 700, 700)).toBe(END_OF_TURN_WAIT.unfinished);
});
