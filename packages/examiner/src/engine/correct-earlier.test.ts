import type { Act } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { examAt as beginAt, inParts } from '#testing/exam-at.ts';
import { classD, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { lines } from './lines.ts';

function examAt(questionIds: string[]) {
  const { send, state } = beginAt(questionIds, fixtureContent);
  return { say: (...said: [Act, string][]) => send(inParts(...said)), state };
}

describe('a late correction', () => {
  it('goes to the question it is about, and is credited', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    exam.say(['answer', 'Some fuel.']);
    exam.say(['answer', 'Nothing else.']);
    expect(exam.state().asked).toMatchObject([{ outcome: 'failed' }]);
    exam.say(['corrects-earlier', `About the fuel earlier: ${fuelReserve.modelAnswer}`]);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
    expect(exam.state().current?.questionId).toBe(classD.id);
  });

  it('that is about the question at hand is an answer to it', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['answer', 'Thirty minutes by day.']);
    exam.say(['corrects-earlier', 'Forty five minutes at night, I said, and thirty by day.']);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('beside the answer at hand does not have that asked again', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    exam.say(['answer', 'Some fuel.']);
    exam.say(['answer', 'Nothing else.']);
    const reply = exam.say(
      ['answer', classD.modelAnswer],
      ['corrects-earlier', `Wait, about the fuel earlier: ${fuelReserve.modelAnswer}`],
    );
    expect(exam.state().asked).toMatchObject([
      { questionId: fuelReserve.id, outcome: 'held' },
      { questionId: classD.id, outcome: 'held' },
    ]);
    expect(lines.correctedBeside.some((line) => reply.text.startsWith(line))).toBe(true);
    expect(reply.text).not.toContain(classD.ask);
  });

  it('in reply to "anything else?" has nothing more asked of the question at hand', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    exam.say(['answer', 'Some fuel.']);
    exam.say(['answer', 'Nothing else.']);
    exam.say(['answer', 'I talk to somebody.']);
    expect(exam.state().progress.expecting).toEqual({ for: 'more' });
    const reply = exam.say(
      ['answer', 'Nothing else there.'],
      ['corrects-earlier', `But about the fuel earlier: ${fuelReserve.modelAnswer}`],
    );
    expect(exam.state().asked.map(({ questionId }) => questionId)).toEqual([fuelReserve.id, classD.id]);
    expect(lines.correctedBeside.some((line) => reply.text.startsWith(line))).toBe(true);
  });
});
