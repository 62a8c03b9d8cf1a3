import type { Rating } from '@rightseat/contract';
import { type Content, questionsFor } from '@rightseat/examiner';
import type { DomainContext } from '#domain/context.ts';
import { invalidInput } from '#domain/errors.ts';
import { isCodeOf } from '#domain/is-code-of.ts';
import { readStandings } from './keep-standings.ts';
import { isDue } from './repeat-weak.ts';
import type { Standings } from './standings.ts';

/** One session holds no more than this with their follow-ups. */
const MOST_AT_ONCE = 20;

const nothing = { held: 0, dueAt: null };

/** Weak elements of a rating, the one that is due first first. */
export function findWeak(content: Content, rating: Rating, standings: Standings) {
  return standings.codes
    .flatMap((code) => {
      const { held, dueAt } = (isCodeOf(content, rating, code) && standings.of(code)) || nothing;
      return dueAt ? [{ code, title: content.titleOf(code), held, dueAt }] : [];
    })
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** The codes of an exam on weak elements. Throws invalid_input where there are none. */
export async function requireWeakCodes(
  ctx: DomainContext,
  content: Content,
  { userId, rating }: { userId: string; rating: Rating },
): Promise<string[]> {
  const weak = findWeak(content, rating, await readStandings(ctx, userId)).filter(
    ({ code }) => questionsFor({ rating, manner: 'checkride', codes: [code] }, content).length > 0,
  );
  const now = ctx.clock.now();
  const due = weak.filter((element) => isDue(element.dueAt, now));
  const codes = (due.length > 0 ? due : weak).slice(0, MOST_AT_ONCE).map(({ code }) => code);
  if (codes.length > 0) return codes;
  throw invalidInput('You have no weak elements in this rating. Please choose another ground.');
}
