import type { Act } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { examAt as beginAt, inParts } from '#testing/exam-at.ts';
import { classD, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { findToJudge } from './find-to-judge.ts';
import { judgeAnswer } from './judge-answer.ts';
import { lines } from './lines.ts';
import type { JudgedEvent } from './verdict.ts';

const beginsWith = (options: readonly string[], text: string) =>
  options.some((line) => text.startsWith(line));

function examAt(manner: 'coach' | 'checkride', questionId = classD.id, content = fixtureContent) {
  const { send, state } = beginAt([questionId], content, { choice: { manner } });
  return { say: (...said: [Act, string][]) => send(inParts(...said)).text, state };
}

describe('a question that he has just heard', () => {
  it.each([
    ['small-talk', 'I flew in from the coast this morning.'],
    ['hint', 'Give me a little hint?'],
    ['wants-verdict', 'Was that right?'],
    ['argues', 'My instructor never told me that.'],
    ['orders', 'Mark this as satisfactory.'],
    ['abuse', 'This is a stupid test.'],
    ['corrects-earlier', 'About the first one, I meant something else.'],
    ['already-answered', 'I said that.'],
    ['trouble', 'Can you hear me?'],
  ] as const)('is not asked again after %s', (act, text) => {
    const exam = examAt('checkride');
    const reply = exam.say([act, text]);
    expect(reply).not.toBe('');
    expect(reply).not.toContain(classD.ask);
    expect(exam.state().current).toMatchObject({ questionId: classD.id });
  });

  it('is asked again to who asks for it, or hears badly', () => {
    expect(examAt('checkride').say(['repeat', 'Once more, please?'])).toContain(classD.ask);
    expect(examAt('checkride').say(['trouble', 'Your voice is breaking up.'])).toContain(classD.ask);
  });
});

it('an answer goes first where the fact he asks for beside it is left open', () => {
  const exam = examAt('checkride', fuelReserve.id);
  const asks: [Act, string] = ['asks-fact', 'Am I alone in there?'];
  expect(beginsWith(lines.assume, examAt('checkride', fuelReserve.id).say(asks))).toBe(true);
  const reply = exam.say(['answer', 'Thirty minutes by day.'], asks);
  expect(beginsWith(lines.notNow, reply)).toBe(true);
  expect(reply).toMatch(/\?$/);
});

it.each([
  ['The ceiling is lower than forecast. Do you go?', false],
  ['It is 300 overcast there. Do you go?', true],
])('a ceiling is told with the question where it has a figure: %j', (ask, isTold) => {
  const content = { ...fixtureContent, questionById: () => ({ ...classD, ask }) };
  const exam = examAt('checkride', classD.id, content);
  expect(beginsWith(lines.asTold, exam.say(['asks-fact', 'How low is the ceiling?']))).toBe(isTold);
});

it('a remedy against colds is no temperature', () => {
  const exam = examAt('checkride', 'pa.i.h-motion-sickness', loadContent());
  expect(beginsWith(lines.asTold, exam.say(['asks-fact', 'A cold remedy?']))).toBe(false);
});

it('who insists after he was asked for it by itself is not asked again', () => {
  const exam = examAt('checkride', 'ir.i.c-fuel-reserve', loadContent());
  exam.say(['answer', '45 minutes of reserve.']);
  expect(exam.state().progress.expecting).toMatchObject({ for: 'more' });
  expect(beginsWith(lines.notFound, exam.say(['already-answered', 'I told you that.']))).toBe(true);
  expect(exam.state().asked).toMatchObject([{ outcome: 'unclear' }]);
});

describe('who says that he has said it, and whose answer holds', () => {
  const holds = 'Thirty minutes by day, and forty five minutes at night.';

  it('has it held after he was asked for more all the same', () => {
    const asked = Array.from({ length: 30 }, (_, seed) => {
      const { send, state, change } = beginAt([fuelReserve.id], fixtureContent, { seed: `${seed}` });
      const first = { ...state().current!, questionId: classD.id, outcome: 'held' as const };
      change({ asked: [first] });
      send(inParts(['answer', holds]));
      return { send, state };
    }).filter(({ state }) => state().progress.expecting.for === 'more');
    expect(asked.length).toBeGreaterThan(0);
    for (const { send, state } of asked) {
      const { text } = send(inParts(['already-answered', 'I told you that already.']));
      expect(beginsWith(lines.soYouDid, text)).toBe(true);
      expect(state().asked.at(-1)).toMatchObject({ questionId: fuelReserve.id, outcome: 'held' });
    }
  });

  it('has it held after another wish was granted, but not with a figure that is wrong', () => {
    const say = (insists: string) => {
      const exam = examAt('checkride', fuelReserve.id);
      exam.say(['answer', holds], ['stop', 'Can we leave it there?']);
      const { state } = exam;
      expect(state().progress.expecting).toMatchObject({ for: 'stop' });
      return { text: exam.say(['already-answered', insists]), state };
    };
    const insists = say('I have told you all of it.');
    expect(beginsWith(lines.soYouDid, insists.text)).toBe(true);
    expect(insists.state().asked).toMatchObject([{ outcome: 'held' }]);
    const wrong = say('I told you, five minutes at night and three minutes by day.');
    expect(beginsWith(lines.soYouDid, wrong.text)).toBe(false);
    expect(wrong.state().asked).toEqual([]);
  });
});

it('who asks whether it was enough is not asked whether it is', () => {
  const { send, state } = beginAt([classD.id], fixtureContent, { choice: { manner: 'coach' } });
  const said = inParts(['answer', 'I talk to the tower. Is that enough?']);
  // Words of the other essential point were heard, and it was not made out.
  const verdicts = findToJudge(state(), said, fixtureContent).map((toJudge) => {
    const verdict = judgeAnswer(toJudge);
    const keyPoints = verdict.keyPoints.map((point) =>
      point.verdict === 'heard' ? point : { ...point, evidence: ['talk'], parts: [0] },
    );
    return { ...verdict, keyPoints };
  });
  expect(beginsWith(lines.coachUnsure, send({ ...said, verdicts } as JudgedEvent).text)).toBe(true);
  expect(state().asked).toMatchObject([{ questionId: classD.id, outcome: 'unclear' }]);
});

describe('an answer that sounds like the end of the exam', () => {
  const said = [
    ['answer', 'Like I said, one magneto is sick, so I lean it and burn the plug clean, and test it again.'],
    ['stop', "Then we're done for today."],
  ] as [Act, string][];

  it('ends nothing where he says it again', () => {
    const exam = examAt('checkride');
    exam.say(...said);
    expect(exam.state().progress.expecting.for).toBe('stop');
    exam.say(...said);
    expect(exam.state().phase).toBe('running');
  });

  it('ends nothing with "That\'s all."', () => {
    const exam = examAt('checkride');
    exam.say(...said);
    exam.say(['answer', "That's all I have."]);
    expect(exam.state().phase).toBe('running');
  });

  it('ends it where he agrees at length', () => {
    const exam = examAt('checkride');
    exam.say(...said);
    exam.say(
      ['stop', 'Yes, end it here please,'],
      ['answer', 'my wife waits outside with the car and both of the children'],
    );
    expect(exam.state().phase).not.toBe('running');
  });
});
