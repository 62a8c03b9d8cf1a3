import type { Rating } from '@rightseat/contract';
import { type Content, questionsFor } from '@rightseat/examiner';
import type { DomainContext } from '#domain/context.ts';
import { isCodeOf } from '#domain/conversation/list-exam-choices.ts';
import { invalidInput } from '#domain/errors.ts';
import type { Histories } from './histories.ts';
import { readAssessments } from './read-assessments.ts';
import { findWeakness, isDue } from './repeat-weak.ts';

/** One session holds no more than this with their follow-ups. */
const MOST_AT_ONCE = 20;

/** Weak elements of a rating, the one that is due first first. */
export function findWeak(content: Content, rating: Rating, histories: Histories) {
  return histories.codes
    .flatMap((code) => {
      const weak = isCodeOf(content, rating, code) ? findWeakness(histories.of(code)) : null;
      return weak ? [{ code, title: content.titleOf(code), ...weak }] : [];
    })
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** The codes of an exam on weak elements. Throws invalid_input where there are none. */
export async function requireWeakCodes(
  ctx: DomainContext,
  content: Content,
  { userId, rating }: { userId: string; rating: Rating },
): Promise<string[]> {
  const weak = findWeak(content, rating, await readAssessments(ctx, userId)).filter(
    ({ code }) => questionsFor({ rating, manner: 'checkride', codes: [code] }, content).length > 0,
  );
  const now = ctx.clock.now();
  const due = weak.filter((element) => isDue(element, now));
  const codes = (due.length > 0 ? due : weak).slice(0, MOST_AT_ONCE).map(({ code }) => code);
  if (codes.length > 0) return codes;
  throw invalidInput('You have no weak elements in this rating. Please choose another ground.');
}
