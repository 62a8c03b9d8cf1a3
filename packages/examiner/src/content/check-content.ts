import { listAskables } from './check/askables.ts';
import { checkAskable } from './check/check-askable.ts';
import { checkDuplicates } from './check/check-duplicates.ts';
import type { Content } from './content.ts';

/** Everything that is wrong with the questions, one readable line a failure; empty when all is well. */
export function checkContent(content: Content): string[] {
  const askables = listAskables(content.questions);
  return [...askables.flatMap((askable) => checkAskable(askable, content)), ...checkDuplicates(askables)];
}
