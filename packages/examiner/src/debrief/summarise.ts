import type { Debrief } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { inSentence } from '#engine/say.ts';
import type { FinishedExam } from '../exam.ts';
import type { JudgedLine } from './debrief-line.ts';

/** Two or three sentences that open the written debrief, true however the exam ended. */
export function summarise(lines: readonly JudgedLine[], exam: FinishedExam, isStopped = false): string {
  const count = (grade: string) => lines.filter(({ line }) => line.grade === grade).length;
  const [held, failed, open] = [count('satisfactory'), count('unsatisfactory'), count('not-assessed')];
  const ended = isStopped ? endings.pilot : endings[exam.endedBecause];
  if (!held && !failed)
    return [ended, 'Nothing was answered far enough to be graded, so nothing is.'].filter(Boolean).join(' ');
  const asked = countHeld(held, failed);
  const weakest = weakestLine(lines);
  const rest = open ? `${capitalise(questions(open))} ${open === 1 ? 'is' : 'are'} left open.` : '';
  const study =
    weakest && weakest.line.grade === 'unsatisfactory'
      ? `Go back over this first: ${inSentence(weakest.topic)}.`
      : '';
  return [ended, asked, study || rest].filter(Boolean).join(' ');
}

function countHeld(held: number, failed: number): string {
  const total = held + failed;
  if (total === 1) return `You answered one question, and the answer was ${held ? '' : 'un'}satisfactory.`;
  if (!failed) return `You answered ${total} questions, all of them satisfactory.`;
  if (!held) return `You answered ${total} questions, none of them satisfactory.`;
  return `You answered ${total} questions: ${held} satisfactory, ${failed} not.`;
}

const endings: Record<FinishedExam['endedBecause'], string> = {
  pilot: 'You ended the exam.',
  examiner: '',
  limit: 'Time ran out.',
  lost: 'The connection was lost.',
  error: 'The exam was cut short by a fault on our side.',
  'never-started': 'The exam never began.',
  'access-ended': 'Access to the coach ended during the exam.',
};

/** The element to study first: the weakest answer's, with where to read it. */
export function chooseStudy(lines: readonly JudgedLine[], content: Content): Debrief['study'] {
  const weakest = weakestLine(lines);
  const acs = weakest?.line.acs[0];
  const reference = weakest?.line.references[0];
  return acs && reference ? { acs, title: content.titleOf(acs), reference } : null;
}

function weakestLine(lines: readonly JudgedLine[]): JudgedLine | null {
  const faulted = lines.filter((line) => line.weakness > 0);
  return faulted.length
    ? faulted.reduce((weakest, next) => (next.weakness > weakest.weakness ? next : weakest))
    : null;
}

function questions(count: number): string {
  return count === 1 ? 'one question' : `${count} questions`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
