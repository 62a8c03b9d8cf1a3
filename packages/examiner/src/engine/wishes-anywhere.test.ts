import { type Act, acts } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { examAt as beginAt, inParts } from '#testing/exam-at.ts';
import { classD, classE, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import type { ExamState } from './exam-state.ts';

/** An exam at a question, with the books at hand and short ways to send it things. */
function examAt(questionId: string) {
  const { send, state, change } = beginAt([questionId], fixtureContent, { hasBooks: true });
  return {
    send,
    say: (act: Act, text: string, typed = true) =>
      send({ type: 'pilot-said', text, typed, continuesLastAnswer: false, parts: [{ act, text }] }),
    state,
    close: () => change({ isClosing: true }),
  };
}

/** Words that no rubric knows, and no rule but that a wish to end the exam has one of its words. */
const WORDS = 'Blah blah, so to speak, my dear fellow, adjourn.';
const wishes = acts.filter((act) => act !== 'answer');
/** To leave a question is his own doing; to end the exam is asked back. */
const stays: readonly Act[] = wishes.filter((act) => act !== 'later' && act !== 'skip');

const failed = (state: ExamState) => state.asked.filter(({ outcome }) => outcome === 'failed');

describe.each(wishes)('%s', (act) => {
  it('over open books leaves them open, and nothing graded', () => {
    const exam = examAt(fuelReserve.id);
    exam.send({ type: 'look-up-requested' });
    expect(exam.state().progress.expecting.for).toBe('look-up');
    exam.say(act, WORDS);
    if (act === 'stop') exam.say('answer', 'No.');
    if (stays.includes(act)) {
      expect(exam.state().progress.expecting.for).toBe('look-up');
      expect(exam.state().asked).toEqual([]);
    }
    if (act !== 'skip') expect(failed(exam.state())).toEqual([]);
  });

  it('in place of yes or no to a figure read back leaves it asked', () => {
    const exam = examAt(fuelReserve.id);
    exam.say('answer', 'Twenty minutes by day and an hour and a half at night.', false);
    expect(exam.state().progress.expecting.for).toBe('read-back');
    exam.say(act, WORDS, false);
    if (act === 'stop') exam.say('answer', 'No.');
    if (!stays.includes(act)) return;
    expect(exam.state().progress.expecting.for).toBe('read-back');
    expect(failed(exam.state())).toEqual([]);
  });

  it('before the close has nothing graded, and after it no word', () => {
    const exam = examAt(classD.id);
    exam.close();
    exam.say(act, WORDS);
    if (act !== 'skip') expect(failed(exam.state())).toEqual([]);
    exam.send({ type: 'time-nearly-up', remainingMs: 0 });
    expect(exam.state().phase).toBe('ended');
    const ended = exam.state();
    expect(exam.say(act, WORDS)).toMatchObject({ text: '' });
    expect(exam.state()).toEqual(ended);
  });

  it('twenty times over is answered each time, and never graded', () => {
    const exam = examAt(classD.id);
    for (let turn = 0; turn < 20 && exam.state().phase === 'running'; turn++) {
      expect(exam.say(act, WORDS).text).not.toBe('');
      if (act === 'stop') expect(exam.say('answer', 'No.').text).not.toBe('');
    }
    if (act !== 'skip') expect(failed(exam.state())).toEqual([]);
    expect(exam.state().asked.flatMap(({ parts }) => parts)).toEqual([]);
  });
});

it('a stop that is denied, wanted again and denied again ends nothing; a yes to the third does', () => {
  const exam = examAt(classD.id);
  for (let times = 0; times < 2; times++) {
    exam.say('stop', WORDS);
    expect(exam.state().progress.expecting.for).toBe('stop');
    expect(exam.say('answer', 'No, not yet.').text).toContain(classD.ask);
  }
  exam.say('stop', WORDS);
  expect(exam.say('answer', 'Yes.').endsExam).toBe(true);
  expect(exam.state().isStopped).toBe(true);
});

it('silence after "let me think" is left alone', () => {
  const exam = examAt(classD.id);
  expect(exam.say('wait', 'Bear with me while I picture it.').text).not.toBe('');
  expect(exam.send({ type: 'silent', silentMs: 9_000 }).text).toBe('');
  expect(exam.send({ type: 'silent', silentMs: 40_000 }).text).toBe('');
  expect(exam.state().current).toMatchObject({ questionId: classD.id, parts: [] });
});

describe('who goes on to answer', () => {
  const leave = (act: 'skip' | 'later', words: string, after: string) => {
    const exam = beginAt([classD.id, classE.id], fixtureContent);
    exam.send(inParts([act, words], ['answer', after]));
    return exam.state();
  };

  it('has left it where what follows is why, or a remainder', () => {
    for (const why of ["I don't know that one.", 'Sorry, yeah.'])
      expect(leave('skip', "I'd rather not answer.", why).asked).toMatchObject([{ questionId: classD.id }]);
  });
});
