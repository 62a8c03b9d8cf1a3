import { expect, it } from 'vitest';
import { examAt } from '#testing/exam-at.ts';
import { classD, fixtureContent } from '#testing/fixtures/questions.ts';
import { giveFeedback } from './coach-feedback.ts';
import { judgeAnswer } from './judge-answer.ts';
import { lines } from './lines.ts';

const asked = { question: classD, askable: classD };
const judged = (text: string) =>
  judgeAnswer({ ...asked, followUp: null, parts: [{ text }], earlier: [], reason: 'answered' });

/** What a verdict holds of a point that was spoken to and not made out. */
function touched(text: string, id: string) {
  const verdict = judged(text);
  const keyPoints = verdict.keyPoints.map((point) =>
    point.id === id ? { ...point, verdict: 'missing' as const, evidence: ['you know'], parts: [0] } : point,
  );
  return { ...verdict, keyPoints };
}
const { state } = examAt([classD.id], fixtureContent, { choice: { manner: 'coach' } });
/** The same question with the point beside the essential ones written in a sentence that names what it is about. */
function withStatement(statement: string) {
  const keyPoints = classD.keyPoints.map((point) => (point.essential ? point : { ...point, statement }));
  return { question: classD, askable: { ...classD, keyPoints } };
}
const begins = (options: readonly string[], say: readonly string[]) => options.includes(say[0]!);

it('says that it was not made out, and neither right nor left out, where all of it was spoken to', () => {
  const { say } = giveFeedback(
    state(),
    'unclear',
    touched('I establish radio contact with the tower, two-way.', 'before'),
    asked,
    null,
  );
  expect(begins(lines.coachUnsure, say)).toBe(true);
  expect(say.slice(1)).toEqual([classD.modelAnswer]);
  // The note of the point, "Before entering.", is half a sentence.
  const left = giveFeedback(
    state(),
    'failed',
    judged('I establish radio contact with the tower, two-way.'),
    asked,
    null,
  );
  expect(begins(lines.coachMissing, left.say)).toBe(true);
  expect(lines.coachAnswer).toContain(left.say[1]);
  expect(left.say.slice(2)).toEqual([classD.modelAnswer]);
});

it('adds nothing to a right answer that touched on it', () => {
  const right = 'I talk to the tower before I enter.';
  const { say } = giveFeedback(state(), 'held', touched(right, 'call-sign'), asked, null);
  expect(say).toHaveLength(1);
  expect(giveFeedback(state(), 'held', judged(right), asked, null).say).toHaveLength(1);
  const said = giveFeedback(
    state(),
    'held',
    judged(right),
    withStatement('The call sign has to be said.'),
    null,
  ).say;
  expect(said).toHaveLength(3);
  expect(said[2]).toBe('The call sign has to be said.');
});

/** What the pilot said last stands on the record. */
function stateAfter(text: string) {
  const before = state();
  return { ...before, current: { ...before.current!, parts: [{ text }] } };
}

it('answers whether it was enough, and whether anything was missing', () => {
  const right = 'I talk to the tower before I enter.';
  const ask = (question: string) =>
    giveFeedback(stateAfter(`${right} ${question}`), 'held', judged(right), asked, null).say;
  expect(begins(lines.coachNothingMissing, ask('Anything I missed?'))).toBe(true);
  expect(begins(lines.coachRight, ask('Is that enough?'))).toBe(true);
  expect(begins(lines.coachNothingMissing, ask('Does it work for gliders?'))).toBe(true);
  // Without a mark only the reader hears that it asks, and "Yes, exactly." would say that he rambles.
  const unmarked = giveFeedback(
    stateAfter(`${right} am i rambling`),
    'held',
    judged(right),
    asked,
    'verdict',
  );
  expect(begins(lines.coachNothingMissing, unmarked.say)).toBe(true);
  const close = touched('I talk to the tower.', 'before');
  const { say } = giveFeedback(
    stateAfter('I talk to the tower. Is that enough?'),
    'unclear',
    close,
    asked,
    null,
  );
  expect(begins(lines.coachUnsure, say)).toBe(true);
  expect(say.slice(1)).toEqual([classD.modelAnswer]);
});
