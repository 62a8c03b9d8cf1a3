import { DrillGround, Rating, type StartDrillInput } from '@rightseat/contract';

/** What a link to the drills chose, as far as it is sound. */
export function readDrillOfLink(search: URLSearchParams): StartDrillInput {
  const rating = Rating.catch('private').parse(search.get('rating'));
  const ground = DrillGround.catch({ from: 'due' }).parse({ from: 'area', area: search.get('area') });
  return { rating, ground };
}
