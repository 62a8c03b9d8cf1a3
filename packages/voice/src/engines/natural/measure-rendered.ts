import type { RenderedLines } from './rendered-lines.ts';
import { splitClauses } from './split-clauses.ts';

/** The share of the words of these sentences that was spoken beforehand. */
export function measureRendered(sentences: readonly string[], { has }: Pick<RenderedLines, 'has'>): number {
  let all = 0;
  let rendered = 0;
  for (const sentence of sentences) {
    // As it is spoken: whole, or clause by clause.
    for (const part of has(sentence) ? [sentence] : splitClauses(sentence)) {
      const words = part.split(' ').filter(Boolean).length;
      all += words;
      if (has(part)) rendered += words;
    }
  }
  return rendered / Math.max(1, all);
}
