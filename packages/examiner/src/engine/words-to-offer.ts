import { isChoice } from './is-choice.ts';
import { lines } from './lines.ts';
import { isOffer, type OwnQuestion } from './own-question.ts';

/** What is said to an offer: a yes only where his words tell that it is one. */
export function wordsToOffer(asks: OwnQuestion | null): readonly string[] {
  if (asks === 'offer') return lines.offerTaken;
  return asks === 'choice' ? lines.either : lines.fromYou;
}

/** What the reader took for an offer, by its words. */
export function offerIn(text: string): OwnQuestion {
  if (isChoice(text)) return 'choice';
  return isOffer(text) ? 'offer' : 'more';
}
