import { ExamChoice, Manner, Rating } from '@rightseat/contract';

/** The leg that progress would have next. */
type NextLeg = Pick<ExamChoice, 'manner'> & { leg: number };

/**
 * The exam that the page offers before the pilot chooses: what a link chose (a leg of the plan, a retest), as far as
 * it is sound; for the rest the rating and the examiner of the last one with his speed, and the leg that comes next.
 */
export function offerChoice(
  search: URLSearchParams,
  last: ExamChoice | null | undefined,
  next: NextLeg | null | undefined,
): ExamChoice {
  const rating = offerRating(search, last);
  const leg = search.get('leg');
  const comes = leg || search.has('manner') ? null : next;
  const manner = Manner.catch(comes?.manner ?? 'coach').parse(search.get('manner'));
  const { persona, speed } = last ?? {};
  const plain = { rating, manner, ...(persona && { persona }), ...(speed && { speed }) };
  const retest = search.get('retest');
  if (retest) return ExamChoice.catch(plain).parse({ ...plain, manner: 'checkride', retest });
  const ground = leg ? { leg: Number(leg) } : comes && { leg: comes.leg };
  return ExamChoice.catch(plain).parse({ ...plain, ...ground });
}

/** The rating that is offered, which tells whose progress says what comes next. */
export function offerRating(search: URLSearchParams, last: ExamChoice | null | undefined): Rating {
  return Rating.catch(last?.rating ?? 'private').parse(search.get('rating'));
}
