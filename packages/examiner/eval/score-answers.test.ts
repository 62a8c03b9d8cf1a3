import { describe, expect, it } from 'vitest';
import { loadContent } from '../src/content/load-content.ts';
import { readLabelledAnswers } from './labelled-answers.ts';
import { scoreAnswers } from './score-answers.ts';

const content = loadContent();

describe.each(['dev', 'held-out'] as const)('the %s half of the labelled answers', (half) => {
  const score = scoreAnswers(readLabelledAnswers(half, content));

  it('names questions and key points that exist', () => {
    expect(() => readLabelledAnswers(half, content)).not.toThrow();
  });

  it('earns nothing by not knowing', () => {
    const { byKind } = score;
    const [same, all] = (byKind['dont-know'] ?? '').split(' of ');
    expect(same).toBe(all);
  });

  it('is mostly graded as an instructor would', () => {
    // Far below what was measured: this catches a broken rule, not a point of precision.
    const { precision, recall } = score;
    expect(precision).toBeGreaterThan(0.85);
    expect(recall).toBeGreaterThan(0.8);
  });
});
