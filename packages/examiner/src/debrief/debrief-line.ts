import type { DebriefLine } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { AskedQuestion } from '#engine/exam-state.ts';
import { type Asked, findAskable } from '#engine/find-askable.ts';
import { type GradedQuestion, gradeQuestion } from '#engine/grade-question.ts';
import { isHeard, standingVerdict } from '#engine/verdict.ts';
import { chooseQuote } from './choose-quote.ts';

/** A line with what the summary needs to know about it. */
export interface JudgedLine extends Pick<GradedQuestion, 'weakness' | 'isUnsafe'> {
  line: DebriefLine;
  topic: string;
}

/** One question as the record has it. Null when the content no longer holds it. */
export function writeLine(record: AskedQuestion, content: Content): JudgedLine | null {
  const asked = findAskable(record, content);
  if (!asked) return null;
  const { grade, reason, weakness, isUnsafe } = gradeQuestion(record, asked);
  const verdict = standingVerdict(record);
  const missing = asked.askable.keyPoints.filter(
    ({ id }) => grade !== 'not-assessed' && !isHeard(verdict, id),
  );
  const line: DebriefLine = {
    ...frame(record, asked),
    quote: verdict ? chooseQuote(record.parts, verdict) : null,
    grade,
    reason,
    missing: missing.map(({ statement }) => statement),
  };
  return { line, topic: asked.question.topic, weakness, isUnsafe };
}

function frame({ followUp, lookUp }: AskedQuestion, { question, askable }: Asked) {
  return {
    questionId: followUp === null ? question.id : `${question.id}.follow-up-${followUp + 1}`,
    acs: [...askable.acs],
    question: askable.ask,
    modelAnswer: askable.modelAnswer,
    references: [...askable.references],
    ...(lookUp ? { lookUp } : {}),
  };
}
