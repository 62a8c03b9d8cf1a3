import type { OpenLetter, Rating } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';
import { titleGround } from '#domain/title-ground.ts';
import type { Chosen } from './read-chosen.ts';

/** Older ones are better held anew as a whole. */
const MOST_SHOWN = 3;

/** Letters that left something to hold and that no later session has retested, the latest first. */
export function findOpenLetters(chosen: readonly Chosen[], rating: Rating, content: Content): OpenLetter[] {
  const letters = chosen.filter(({ choice, result }) => choice.rating === rating && result !== null);
  const retested = new Set(letters.flatMap(({ choice }) => choice.retest ?? []));
  const heldLater = (leg: number | undefined, after: Chosen) =>
    leg !== undefined && letters.slice(letters.indexOf(after) + 1).some(({ choice }) => choice.leg === leg);
  return letters
    .flatMap((letter) => {
      const { id: conversationId, choice, startedAt, result } = letter;
      if (!startedAt || !result || result === 'satisfactory') return [];
      if (retested.has(conversationId) || heldLater(choice.leg, letter)) return [];
      const ground = titleGround(choice, content);
      return [{ conversationId, result, choice, ground, startedAt: startedAt.toISOString() }];
    })
    .reverse()
    .slice(0, MOST_SHOWN);
}
