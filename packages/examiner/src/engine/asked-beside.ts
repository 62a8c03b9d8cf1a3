import { type OwnQuestion, offers, questionAtEnd } from './own-question.ts';
import type { Understood } from './understand.ts';
import { offerIn } from './words-to-offer.ts';

/** What he asks the examiner beside his answer: as the reader heard it, else by how a sentence begins. An offer in so many words is one. */
export function askedBeside(text: string, { asks, acts }: Understood): OwnQuestion | null {
  if (acts.includes('wants-verdict')) return 'verdict';
  const byWords = questionAtEnd(text);
  if (offers(byWords)) return byWords;
  if (!asks) return byWords;
  return asks.kind === 'more' ? offerIn(asks.text) : asks.kind;
}
