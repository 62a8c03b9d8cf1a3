import type { Rating } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { shuffle } from '#random.ts';
import { movedBy, type QuickQuestion, quickQuestions } from './quick-question.ts';

interface Ground {
  rating: Rating;
  /** Elements, the one that needs it most first. Those that nothing asks for are passed over. */
  codes: readonly string[];
  /** Ids of questions that were asked lately: others come first. */
  recent?: ReadonlySet<string>;
  /** The same seed chooses the same. */
  seed: string;
}

/**
 * Questions that ask for every element that can be asked for, in their order: of those that do, one not asked
 * lately, then the one with the least to say. An element that an earlier question moves gets none of its own.
 */
export function coverElements({ rating, codes, recent, seed }: Ground, content: Content): QuickQuestion[] {
  const byCode = new Map<string, QuickQuestion[]>();
  const ofRating = [...quickQuestions(content).values()].filter(({ question }) => question.rating === rating);
  for (const one of shuffle(ofRating, seed, 0)) {
    for (const code of one.moves) {
      const others = byCode.get(code);
      if (others) others.push(one);
      else byCode.set(code, [one]);
    }
  }
  const chosen: QuickQuestion[] = [];
  const moved = new Set<string>();
  const weight = (one: QuickQuestion) => (recent?.has(one.id) ? 100 : 0) + one.essentials;
  for (const code of codes) {
    if (moved.has(code)) continue;
    const best = byCode.get(code)?.reduce((one, other) => (weight(other) < weight(one) ? other : one));
    if (!best) continue;
    chosen.push(best);
    for (const other of best.moves) moved.add(other);
  }
  return chosen;
}

/** The elements of a rating that a drill can ask for. */
export function coveredCodes(rating: Rating, content: Content): ReadonlySet<string> {
  const ofRating = [...quickQuestions(content).values()].filter(({ question }) => question.rating === rating);
  return new Set(ofRating.flatMap(({ moves }) => moves));
}

/** The elements of a rating that an exam can ask for: a drill's, and those about which something is shown. */
export function askedCodes(rating: Rating, content: Content): ReadonlySet<string> {
  const ofRating = content.questions.filter((question) => question.rating === rating);
  const askables = ofRating.flatMap((question) => [question, ...question.followUps]);
  return new Set(askables.flatMap(({ acs }) => movedBy(acs)));
}
