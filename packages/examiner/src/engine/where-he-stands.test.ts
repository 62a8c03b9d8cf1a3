import type { Act } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { examAt as beginAt, inParts } from '#testing/exam-at.ts';
import { classD, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import type { ExamOptions } from '../exam.ts';
import type { AskedQuestion } from './exam-state.ts';
import { lines } from './lines.ts';
import { asksWhich } from './own-question.ts';
import { questionBudget } from './plan-exam.ts';
import { asksWhereHeStands, tellWhereHeStands } from './where-he-stands.ts';

const half = 'I talk to the tower.';
function examAt(manner: ExamOptions['choice']['manner'] = 'coach', questionId = classD.id) {
  const { send, state } = beginAt([questionId], fixtureContent, { choice: { manner } });
  return { say: (...said: [Act, string][]) => send(inParts(...said)).text, state };
}
const beginsWith = (options: readonly string[], text: string) =>
  options.some((line) => text.startsWith(line));

describe('where he stands', () => {
  it.each([
    'How many of these are left?',
    'How many more questions do you have?',
    'How many more are left now?',
    'How many of these did you say we got?',
    'Are we almost done?',
    'Did I already say master off?',
    'Did you not get that?',
  ])('is asked with %j', (text) => expect(asksWhereHeStands(`Seven gallons. ${text}`)).toBe(true));

  it('is asked without a mark as well', () => {
    for (const asks of ['can i ask how many more are there', 'how many of these did you say we got'])
      expect(asksWhereHeStands(`seven gallons ${asks}`)).toBe(true);
  });

  it.each([
    'How many gallons are left?',
    'How much fuel is left?',
    'Is that done?',
    'Do you have fuel?',
    'How many of these instruments are required?',
  ])('is not asked with %j', (text) => expect(asksWhereHeStands(text)).toBe(false));

  it.each(['coach', 'checkride'] as const)('is told as a number of questions (%s)', (manner) => {
    const exam = examAt(manner);
    const left = questionBudget(exam.state().options) - 1;
    for (const act of ['small-talk', 'asks-fact', 'answer', 'repeat'] as const) {
      const text = exam.say([act, 'How many of these are left?']);
      expect(text).toContain(`${left} more questions`);
      expect(text).not.toContain(classD.ask);
    }
    expect(exam.state().current?.parts).toEqual([]);
  });

  it('is told to who wants the next one as well', () => {
    const exam = examAt('checkride');
    const text = exam.say(['skip', "I'd like the next one, please. How many more are left now?"]);
    expect(text).toMatch(/\d+ more questions/);
    expect(exam.state().asked).toMatchObject([{ questionId: classD.id, outcome: 'skipped' }]);
  });

  it('is told beside an answer, which is heard all the same', () => {
    const exam = examAt('coach', fuelReserve.id);
    const text = exam.say(['answer', fuelReserve.modelAnswer], ['small-talk', 'How many of these are left?']);
    expect(text).toMatch(/\d+ more questions/);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('is told by the coach of what he said, and not on a checkride', () => {
    const asks: [Act, string][] = [['answer', `${half} Did I say the tower?`]];
    expect(beginsWith(lines.youSaidIt, examAt().say(...asks))).toBe(true);
    const amidst = examAt().say(['answer', `${half} Wait, did I say the tower? I meant the controller.`]);
    expect(beginsWith(lines.youSaidIt, amidst)).toBe(true);
    const other = examAt().say(['answer', `${half} Did I mention the transponder?`]);
    expect(beginsWith(lines.notSaidYet, other)).toBe(true);
    expect(beginsWith(lines.noVerdict, examAt('checkride').say(...asks))).toBe(true);
  });

  it('is told by the coach as far as the record goes, and not on a checkride', () => {
    const asks = 'and how am i doing so far by the way';
    const record = { parts: [], verdicts: [], followUp: null, questionId: classD.id };
    const held: AskedQuestion = { ...record, outcome: 'held' };
    const failed: AskedQuestion = { ...record, outcome: 'failed' };
    const told = (asked: AskedQuestion[], manner?: 'checkride') =>
      tellWhereHeStands({ ...examAt(manner).state(), asked }, `${half} ${asks}`)?.say[0] ?? '';
    expect(lines.soFarEarly).toContain(told([held, held]));
    expect(lines.soFarMostly).toContain(told([held, held, failed, held]));
    expect(lines.soFarHalf).toContain(told([held, failed, held]));
    expect(lines.soFarLess).toContain(told([failed, failed, held]));
    expect(lines.noVerdict).toContain(told([held, held, held], 'checkride'));
    expect(asksWhereHeStands(`${half} How am I doing?`)).toBe(false);
  });

  it('is told by the coach where he asks whether it was enough, and it was not', () => {
    const { say } = examAt();
    expect(beginsWith(lines.notYet, say(['answer', `${half} Is that what you were after?`]))).toBe(true);
    expect(beginsWith(lines.notYet, examAt().say(['answer', half]))).toBe(false);
  });
});

describe('a question of his own after an answer', () => {
  it('is one where it asks for our words', () => {
    expect(examAt().say(['answer', half], ['repeat', 'Can you say that again?'])).toContain(classD.ask);
  });
});

it('what the question brings in itself is asked for, and not its answer', () => {
  const question = 'A cold remedy says it may cause drowsiness. What are the minimums?';
  expect(asksWhich('What cold remedy, an antihistamine?', question)).toBe(true);
  expect(asksWhich('Which drinks, does it matter?', question)).toBe(false);
  expect(asksWhich('What are the minimums?', question)).toBe(false);
});

it('the state of a thing in the airplane is met with a word that fits it', () => {
  const exam = examAt('checkride');
  expect(beginsWith(lines.notNow, exam.say(['answer', `${half} Is the radio on?`]))).toBe(true);
});
