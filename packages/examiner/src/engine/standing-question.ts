import type { StandingQuestion } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';

/** What the pilot has to answer as the exam stands, in the words it was asked in; null where nothing is asked. */
export function standingQuestion(state: ExamState, shipped: Content): StandingQuestion | null {
  const { current, progress, phase } = state;
  const asked = phase === 'running' && current && findAskable(current, contentFor(state, shipped))?.askable;
  if (!asked) return null;
  const { ask, rephrase } = asked;
  const words = rephrase && progress.spoken.startsWith(rephrase) ? rephrase : ask;
  return { ask: words, narrowed: narrowed(progress, asked.keyPoints) };
}

function narrowed(
  { expecting, spoken }: ExamState['progress'],
  keyPoints: readonly { id: string; nudge?: string | undefined }[],
): string | null {
  switch (expecting.for) {
    // The figure is asked for in a sentence of its own.
    case 'read-back':
    case 'figure':
      return spoken;
    case 'document':
      return 'Where would you look it up?';
    case 'found':
      return 'What did you find?';
    case 'stop':
      return 'Do you want to end the exam here?';
    case 'more':
    case 'look-up':
      return keyPoints.find(({ id }) => id === expecting.nudgedFor)?.nudge ?? null;
    case 'answer':
      return null;
  }
}
