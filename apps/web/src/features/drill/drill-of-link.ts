import { DrillGround, Rating, type StartDrillInput } from '@rightseat/contract';

/** What a link to the drills chose, as far as it is sound; without a rating the one that the pilot works on. */
export function readDrillOfLink(search: URLSearchParams, ownRating: Rating): StartDrillInput {
  const rating = Rating.catch(ownRating).parse(search.get('rating'));
  const ground = DrillGround.catch({ from: 'due' }).parse({ from: 'area', area: search.get('area') });
  return { rating, ground };
}
