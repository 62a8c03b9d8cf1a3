import type { Content } from '#content/content.ts';
import { listAskables } from './askables.ts';
import { checkAlike } from './check-alike.ts';
import { checkAskable } from './check-askable.ts';
import { checkDuplicates } from './check-duplicates.ts';

/** Everything that is wrong with the questions, one readable line a failure; empty when all is well. */
export function checkContent(content: Content): string[] {
  const askables = listAskables(content.questions);
  return [
    ...askables.flatMap((askable) => checkAskable(askable, content)),
    ...checkDuplicates(askables),
    ...checkAlike(askables, content),
  ];
}
