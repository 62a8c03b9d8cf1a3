import { ExamChoice, Manner, Rating } from '@rightseat/contract';

/**
 * The exam that the page offers before the pilot chooses: what a link chose (a leg of the plan, a retest), as far as
 * it is sound, and for the rest the rating and the examiner of the last one. Manner and ground are each day's own.
 */
export function offerChoice(search: URLSearchParams, last: ExamChoice | null | undefined): ExamChoice {
  const rating = Rating.catch(last?.rating ?? 'private').parse(search.get('rating'));
  const manner = Manner.catch('coach').parse(search.get('manner'));
  const plain = { rating, manner, ...(last?.persona && { persona: last.persona }) };
  const retest = search.get('retest');
  if (retest) return ExamChoice.catch(plain).parse({ ...plain, manner: 'checkride', retest });
  const leg = search.get('leg');
  return ExamChoice.catch(plain).parse({ ...plain, ...(leg && { leg: Number(leg) }) });
}
