import { expect, it } from 'vitest';
import { loadContent } from '../src/content/load-content.ts';
import { scoreReplies } from './score-replies.ts';

it('short replies to a nudge earn its point, wrong figures never', { timeout: 60_000 }, () => {
  const score = scoreReplies(loadContent(), true);
  const { figures, wrongFigures, shortest } = score;
  expect(wrongFigures.credited).toEqual([]);
  // Far below what was measured: this catches a broken rule, not one figure.
  expect(wrongFigures.flagged / wrongFigures.all).toBeGreaterThan(0.9);
  expect(figures.credited.length / (figures.credited.length + figures.missed.length)).toBeGreaterThan(0.8);
  expect(shortest.credited / (shortest.credited + shortest.missed.length)).toBeGreaterThan(0.9);
  // To some nudges "No." is the answer.
  expect(score.earnedByNothing.length / score.nothing).toBeLessThan(0.005);
});
