import { type AnswerPoint, type DebriefLine, lineName } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { digestQuestion } from '#content/digest-question.ts';
import type { AskedQuestion } from '#engine/exam-state.ts';
import { type Asked, findAskable } from '#engine/find-askable.ts';
import { type GradedQuestion, gradeQuestion } from '#engine/grade-question.ts';
import { isHeard, standingVerdict, type Verdict } from '#engine/verdict.ts';
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
    ...wordingOf(asked, content),
    titles: asked.askable.acs.map(content.titleOf),
    quote: verdict ? chooseQuote(record.parts, verdict) : null,
    grade,
    reason,
    missing: missing.map(({ statement }) => statement),
    ...(grade !== 'not-assessed' && verdict && { points: listPoints(asked, verdict) }),
  };
  return { line, topic: asked.question.topic, weakness, isUnsafe };
}

/** By id, since the content may have changed since. */
function listPoints({ askable }: Asked, { keyPoints }: Verdict): AnswerPoint[] {
  return askable.keyPoints.map(({ id, statement, essential }) => {
    const graded = keyPoints.find((point) => point.id === id);
    const found = graded?.verdict ?? 'missing';
    // Words that only touched on it would read as the proof that it was said.
    return { statement, essential, found, words: (found !== 'missing' && graded?.evidence[0]) || null };
  });
}

/** A question of the flight is made for one exam: nobody can have read it before. */
function wordingOf({ question }: Asked, content: Content) {
  const wording = digestQuestion(question.id, content);
  return wording ? { wording } : {};
}

function frame({ followUp, lookUp }: AskedQuestion, { question, askable }: Asked) {
  return {
    questionId: lineName(question.id, followUp),
    acs: [...askable.acs],
    question: askable.ask,
    modelAnswer: askable.modelAnswer,
    references: [...askable.references],
    ...(question.exhibit ? { exhibit: question.exhibit } : {}),
    ...(lookUp ? { lookUp } : {}),
  };
}
