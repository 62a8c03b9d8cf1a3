import { describe, expect, it } from 'vitest';
import { loadContent } from '../src/content/load-content.ts';
import { scoreAnswers } from './score-answers.ts';

const content = loadContent();

describe.each(['dev', 'held-out'] as const)('the %s half of the labelled answers', (half) => {
  it('names questions and key points that exist', () => {
    expect(() => scoreAnswers(half, content)).not.toThrow();
  });

  it('earns nothing by not knowing', () => {
    const { byKind } = scoreAnswers(half, content);
    const [same, all] = (byKind['dont-know'] ?? '').split(' of ');
    expect(same).toBe(all);
  });

  it('is mostly graded as an instructor would', () => {
    // Far below what was measured: this catches a broken rule, not a point of precision.
    const { precision, recall } = scoreAnswers(half, content);
    expect(precision).toBeGreaterThan(0.85);
    expect(recall).toBeGreaterThan(0.85);
  });
});
