import type { DrillGround, Rating } from '@rightseat/contract';
import { type Content, coveredCodes } from '@rightseat/examiner';
import type { DomainContext } from '#domain/context.ts';
import { stateOf } from '#domain/progress/element-state.ts';
import { readStandings } from '#domain/progress/keep-standings.ts';
import { findWeak } from '#domain/progress/list-weak-elements.ts';
import { missedCodes, readChosen } from '#domain/progress/read-chosen.ts';
import { isDue } from '#domain/progress/repeat-weak.ts';

/**
 * The elements that a drill may ask for, the most needed first: weak ones that are due, open codes, untouched ones, weak
 * ones that come back later, and last what holds.
 */
export async function listNeeds(
  ctx: DomainContext,
  content: Content,
  { userId, rating, ground }: { userId: string; rating: Rating; ground: DrillGround },
): Promise<string[]> {
  const now = ctx.clock.now();
  const standings = await readStandings(ctx, userId);
  const missed = missedCodes(await readChosen(ctx, userId));
  const weak = findWeak(content, rating, standings);
  const elements = [...coveredCodes(rating, content)].sort(byStandard(content, rating));
  const inState = (state: string) =>
    elements.filter((code) => stateOf(standings.of(code), missed.has(code)) === state);
  const needs = [
    ...weak.filter(({ dueAt }) => isDue(dueAt, now)).map(({ code }) => code),
    ...inState('open-code'),
    ...inState('untouched'),
    ...weak.map(({ code }) => code),
    ...inState('satisfactory'),
  ];
  const isOfGround = (code: string) => ground.from === 'due' || code.startsWith(`${ground.area}.`);
  return [...new Set(needs)].filter(isOfGround);
}

function byStandard(content: Content, rating: Rating) {
  const tasks = content.acs[rating].areas.flatMap((area) => area.tasks);
  const order = new Map(
    tasks.flatMap(({ elements }) => elements).map(({ code }, index) => [code, index] as const),
  );
  return (one: string, other: string) => (order.get(one) ?? 0) - (order.get(other) ?? 0);
}
