import type { Content } from '#content/content.ts';
import type { AskedQuestion, ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { inSentence, type Turn } from './say.ts';

/** Ends the exam with the spoken debrief: one strong point, one to study and where, and where the rest stands. */
export function closeExam(state: ExamState, content: Content, opening = 'That brings us to the end.'): Turn {
  const { current } = state;
  const asked: AskedQuestion[] = current ? [...state.asked, { ...current, outcome: 'cut-off' }] : state.asked;
  return {
    state: { ...state, phase: 'ended', asked, current: null },
    say: [opening, ...spokenDebrief(asked, content)],
  };
}

function spokenDebrief(asked: readonly AskedQuestion[], content: Content): string[] {
  const judged = asked.filter((question) => question.outcome === 'held' || question.outcome === 'failed');
  if (!judged.length)
    return [
      "I didn't hear enough to judge anything, so nothing is graded.",
      'Come back when you have a few minutes.',
    ];
  const held = judged
    .filter((question) => question.outcome === 'held')
    .map((question) => findAskable(question, content));
  const failed = judged
    .filter((question) => question.outcome === 'failed')
    .map((question) => findAskable(question, content));
  const [strong, weak] = [held.find(Boolean), failed.find(Boolean)];
  const say: string[] = [];
  if (strong) say.push(`You were solid on ${inSentence(strong.question.topic)}.`);
  if (weak)
    say.push(`Go back over ${inSentence(weak.question.topic)}. Start with ${weak.askable.references[0]}.`);
  else say.push("I didn't find anything to fault in what you told me.");
  return [...say, 'Your written debrief has your own words and the references.'];
}
