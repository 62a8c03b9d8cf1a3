import { ExamChoice, Manner, Rating } from '@rightseat/contract';

/** What a link to the coach chose (a leg of the plan, a retest), as far as it is sound. */
export function readChoiceOfLink(search: URLSearchParams): ExamChoice {
  const rating = Rating.catch('private').parse(search.get('rating'));
  const manner = Manner.catch('coach').parse(search.get('manner'));
  const retest = search.get('retest');
  if (retest) return ExamChoice.catch({ rating, manner }).parse({ rating, manner: 'checkride', retest });
  const leg = search.get('leg');
  return ExamChoice.catch({ rating, manner }).parse({ rating, manner, ...(leg && { leg: Number(leg) }) });
}
