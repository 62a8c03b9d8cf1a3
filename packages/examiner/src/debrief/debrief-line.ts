import type { DebriefLine, Grade, LookUp, TranscriptEntry } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { type Asked, findAskable } from '#engine/find-askable.ts';
import type { AnswerGrade, AnswerPart } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/dont-know.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { recogniseLookUp } from '#grading/look-up.ts';
import { weaknessOf } from '#grading/weakness.ts';
import type { RecordedAnswer } from './align-answers.ts';
import { chooseQuote } from './choose-quote.ts';

/** A line with what the summary needs to know about it. */
export interface JudgedLine {
  line: DebriefLine;
  topic: string;
  /** 0 when everything was heard, 1 when nothing essential was, more when something was said wrong. */
  weakness: number;
  /** Something was said wrong that has to be known by heart, for there is no time to look it up in flight. */
  isUnsafe: boolean;
}

/** Judges one recorded answer anew. Null when the content no longer holds the question. */
export function judgeLine(
  answer: RecordedAnswer,
  transcript: readonly TranscriptEntry[],
  content: Content,
): JudgedLine | null {
  const asked = findAskable(answer.asked, content);
  if (!asked) return null;
  try {
    return judge(answer, asked, transcript);
  } catch {
    // A grade that cannot be proved is not given.
    return {
      ...blank(answer, asked, 'This answer could not be graded, so it is left open.', null),
      topic: asked.question.topic,
    };
  }
}

function judge(
  { asked: record, parts }: RecordedAnswer,
  asked: Asked,
  transcript: readonly TranscriptEntry[],
): JudgedLine {
  const { topic } = asked.question;
  const answer = { asked: record, parts };
  if (!parts.length)
    return { ...blank(answer, asked, 'The question was asked, and no answer was heard.', null), topic };
  const grade = gradeAnswer(asked.askable, parts);
  const quote = chooseQuote(parts, grade, transcript);
  if (quote === null) {
    return {
      ...blank(answer, asked, 'Your words could not be found in the record, so they are not graded.', null),
      topic,
    };
  }
  const judged = noteReading(verdict(parts, grade, asked, record.lookUp), grade);
  const isOpen = judged.grade === 'unsatisfactory' && !grade.contradicted;
  if (record.outcome === 'cut-off' && isOpen) {
    return { ...blank(answer, asked, 'The exam ended before you had finished this answer.', quote), topic };
  }
  if (record.outcome === 'unclear' && isOpen) {
    return { ...blank(answer, asked, describeUnclear(grade, asked), quote), topic };
  }
  const missing = asked.askable.keyPoints.filter((_, index) => grade.keyPoints[index]?.verdict !== 'heard');
  return {
    topic,
    isUnsafe: asked.question.mustKnow && grade.contradicted && judged.grade === 'unsatisfactory',
    weakness: judged.grade === 'not-assessed' ? 0 : weaknessOf(asked.askable, grade),
    line: {
      ...frame(answer, asked),
      quote,
      ...judged,
      missing: judged.grade === 'not-assessed' ? [] : missing.map((point) => point.statement),
    },
  };
}

/** Not held against the pilot: part of it was there, and the examiner could not make out the rest. */
function describeUnclear(grade: AnswerGrade, { askable }: Asked): string {
  const unclear = askable.keyPoints.filter(
    ({ essential }, index) => essential && grade.keyPoints[index]?.verdict !== 'heard',
  );
  const what = unclear.map(({ statement }) => `“${statement}”`).join(' and ');
  return `Not clearly heard: ${what}. What you said comes close, so it is left open.`;
}

function verdict(
  parts: readonly AnswerPart[],
  grade: AnswerGrade,
  asked: Asked,
  books: LookUp | undefined,
): { grade: Grade; reason: string } {
  const wrong = grade.keyPoints
    .filter((point) => point.verdict === 'contradicted')
    .flatMap((point) => point.evidence[0] ?? []);
  if (wrong.length)
    return { grade: 'unsatisfactory', reason: `You said “${wrong.join('” and “')}”, which is not right.` };
  if (grade.satisfactory) {
    const reason = grade.complete ? 'You covered every point.' : 'You covered the essential points.';
    return { grade: 'satisfactory', reason };
  }
  // Who has had the books open is judged by what he found in them.
  const lookUp = (books ? [] : parts)
    .map((part, index) =>
      recogniseLookUp(part.text, asked.askable.references, index > 0 && isDontKnow(parts[index - 1]!.text)),
    )
    .findLast(Boolean);
  if (lookUp?.right && !asked.question.mustKnow) {
    return {
      grade: 'not-assessed',
      reason: 'You would look it up in the right place. What you know of it was not tested.',
    };
  }
  if (asked.question.mustKnow && lookUp) {
    return {
      grade: 'unsatisfactory',
      reason: 'This has to be known from memory; there is no time to look it up in flight.',
    };
  }
  if (lookUp?.named)
    return { grade: 'unsatisfactory', reason: 'You would look it up, but not where it is written.' };
  if (parts.every((part) => isDontKnow(part.text)))
    return { grade: 'unsatisfactory', reason: "You said that you didn't know." };
  const heard = grade.keyPoints.filter((point) => point.verdict === 'heard').length;
  if (heard)
    return { grade: 'unsatisfactory', reason: 'Part of it was there, but something essential was missing.' };
  const reason = books?.rightSection
    ? 'You found the right place. None of the points that stand there was heard from you.'
    : 'None of the points this question asks for was heard.';
  return { grade: 'unsatisfactory', reason };
}

/** Whoever reads the grade learns which words a model vouched for. */
function noteReading<Judged extends { grade: Grade; reason: string }>(
  judged: Judged,
  grade: AnswerGrade,
): Judged {
  const read = grade.keyPoints.filter(({ readByModel }) => readByModel).flatMap(({ evidence }) => evidence);
  if (!read.length || judged.grade === 'not-assessed') return judged;
  return {
    ...judged,
    reason: `${judged.reason} A language model read a point in “${read.join('” and “')}”.`,
  };
}

function blank(answer: RecordedAnswer, asked: Asked, reason: string, quote: string | null) {
  const line: DebriefLine = { ...frame(answer, asked), quote, grade: 'not-assessed', reason, missing: [] };
  return { line, weakness: 0, isUnsafe: false };
}

function frame({ asked: record }: RecordedAnswer, { question, askable }: Asked) {
  return {
    questionId: record.followUp === null ? question.id : `${question.id}.follow-up-${record.followUp + 1}`,
    acs: [...askable.acs],
    question: askable.ask,
    modelAnswer: askable.modelAnswer,
    references: [...askable.references],
    ...(record.lookUp ? { lookUp: record.lookUp } : {}),
  };
}
