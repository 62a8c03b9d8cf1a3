import type { Grade, LookUp } from '@rightseat/contract';
import type { AnswerPart } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import { recogniseLookUp } from '#references/recognise-look-up.ts';
import type { AskedQuestion } from './exam-state.ts';
import type { Asked } from './find-askable.ts';
import { isHeard, standingVerdict, type Verdict } from './verdict.ts';
import { weaknessOf } from './weakness.ts';

export interface GradedQuestion {
  grade: Grade;
  /** Why that grade, in a few plain words. */
  reason: string;
  /** 0 when everything was heard, 1 when nothing essential was, more when something was said wrong. */
  weakness: number;
  /** Something was said wrong that has to be known by heart, for there is no time to look it up in flight. */
  isUnsafe: boolean;
}

/** What a question on the record comes to: the closing words and the letter go by this alone. Nothing is judged here. */
export function gradeQuestion(record: AskedQuestion, asked: Asked): GradedQuestion {
  const verdict = standingVerdict(record);
  if (!verdict)
    return leftOpen(
      record.outcome === 'skipped'
        ? 'Not answered: you asked to go on to the next question.'
        : 'The question was asked, and no answer was heard.',
    );
  const { grade, reason } = noteReading(explain(record, verdict, asked), verdict);
  const isOpen = grade === 'unsatisfactory' && !verdict.contradicted;
  if (record.outcome === 'cut-off' && isOpen)
    return leftOpen('The exam ended before you had finished this answer.');
  if (record.outcome === 'unclear' && grade === 'unsatisfactory')
    return leftOpen(describeUnclear(verdict, asked));
  if (grade === 'not-assessed') return leftOpen(reason);
  return {
    grade,
    reason,
    weakness: weaknessOf(asked.askable, verdict),
    isUnsafe: asked.question.mustKnow && verdict.contradicted,
  };
}

const leftOpen = (reason: string): GradedQuestion => ({
  grade: 'not-assessed',
  reason,
  weakness: 0,
  isUnsafe: false,
});

/** Not held against the pilot: part of it was there, and the examiner could not make out the rest. */
function describeUnclear(verdict: Verdict, { askable }: Asked): string {
  if (verdict.contradicted)
    return `You took back what you had said before: ${quoteWrong(verdict)}. That was not settled, so it is left open.`;
  const unclear = askable.keyPoints.filter(({ essential, id }) => essential && !isHeard(verdict, id));
  const what = unclear.map(({ statement }) => `“${statement.replace(/\.$/, '')}”`).join(' and ');
  return `Not clearly heard: ${what}. What you said comes close, so it is left open.`;
}

function quoteWrong({ keyPoints }: Verdict): string {
  const wrong = keyPoints.filter(({ verdict }) => verdict === 'contradicted');
  return wrong.length ? `“${wrong.flatMap(({ evidence }) => evidence[0] ?? []).join('” and “')}”` : '';
}

function explain(
  { parts, lookUp: books }: AskedQuestion,
  verdict: Verdict,
  { question, askable }: Asked,
): { grade: Grade; reason: string } {
  if (verdict.contradicted)
    return { grade: 'unsatisfactory', reason: `You said ${quoteWrong(verdict)}, which is not right.` };
  if (verdict.satisfactory) {
    const reason = verdict.complete ? 'You covered every point.' : 'You covered the essential points.';
    const wrong = quoteWrong(verdict);
    const note = wrong && ` You also said ${wrong}, which is not right, and not essential here.`;
    return { grade: 'satisfactory', reason: `${reason}${note}` };
  }
  const lookUp = books ? undefined : spokenLookUp(parts, askable.references);
  if (lookUp?.right && !question.mustKnow) {
    return {
      grade: 'not-assessed',
      reason: 'You would look it up in the right place. What you know of it was not tested.',
    };
  }
  if (question.mustKnow && lookUp) {
    return {
      grade: 'unsatisfactory',
      reason: 'This has to be known from memory; there is no time to look it up in flight.',
    };
  }
  if (lookUp?.named)
    return { grade: 'unsatisfactory', reason: 'You would look it up, but not where it is written.' };
  return { grade: 'unsatisfactory', reason: describeMissing(parts, verdict, books) };
}

/** Who has had the books open is judged by what he found in them; who has not, by where he would look. */
function spokenLookUp(parts: readonly AnswerPart[], references: readonly string[]) {
  return parts
    .map((part, index) =>
      recogniseLookUp(part.text, references, index > 0 && isDontKnow(parts[index - 1]!.text)),
    )
    .findLast(Boolean);
}

function describeMissing(
  parts: readonly AnswerPart[],
  { keyPoints }: Verdict,
  books: LookUp | undefined,
): string {
  if (parts.every((part) => isDontKnow(part.text))) return "You said that you didn't know.";
  if (keyPoints.some((point) => point.verdict === 'heard'))
    return 'Part of it was there, but something essential was missing.';
  return books?.rightSection
    ? 'You found the right place. None of the points that stand there was heard from you.'
    : 'None of the points this question asks for was heard.';
}

/** Whoever reads the grade learns which words a model vouched for. */
function noteReading(graded: { grade: Grade; reason: string }, { keyPoints }: Verdict) {
  const read = keyPoints.filter(({ readByModel }) => readByModel).flatMap(({ evidence }) => evidence);
  if (!read.length || graded.grade === 'not-assessed') return graded;
  return {
    ...graded,
    reason: `${graded.reason} A language model read a point in “${read.join('” and “')}”.`,
  };
}
