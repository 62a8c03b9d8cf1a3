import type { Content } from '#content/content.ts';
import { coverElements } from './cover-elements.ts';
import type { QuickQuestion } from './quick-question.ts';

/** Two minutes at a quarter of a minute for each thing that has to be said. */
const MOST_ESSENTIALS = 8;
const FEWEST_QUESTIONS = 3;
const MOST_QUESTIONS = 6;

/**
 * The questions of one drill: as many of the most needed ones as two minutes hold, from three to six. Fewer only
 * where there are no more. Never two of one question: the second would lean on what was said to the first.
 */
export function chooseDrill(ground: Parameters<typeof coverElements>[0], content: Content): QuickQuestion[] {
  const chosen: QuickQuestion[] = [];
  let essentials = 0;
  for (const one of coverElements(ground, content)) {
    if (chosen.length === MOST_QUESTIONS) break;
    if (chosen.some(({ question }) => question === one.question)) continue;
    const fits = essentials + one.essentials <= MOST_ESSENTIALS;
    if (!fits && chosen.length >= FEWEST_QUESTIONS) break;
    chosen.push(one);
    essentials += one.essentials;
  }
  return chosen;
}
