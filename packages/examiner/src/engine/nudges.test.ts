import type { Act } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { examAt } from '#testing/exam-at.ts';
import type { ExamOptions } from '../exam.ts';
import { lines } from './lines.ts';

const content = loadContent();
const minimums = content.questionById('pa.i.e-weather-minimums')!;
const [visibility, below, above, horizontal] = minimums.keyPoints.map(({ nudge }) => nudge!);
const question = content.questionById('ir.i.c-fuel-reserve')!;
const [destination, alternate, reserve] = question.keyPoints;

/** An exam on the shipped questions that begins with one of them. */
function examOn(questionId: string, choice: Partial<ExamOptions['choice']> = {}) {
  const { send, state } = examAt([questionId], content, { choice });
  return {
    send,
    say: (text: string, { act = 'answer' as Act, typed = true } = {}): string =>
      send({ type: 'pilot-said', text, typed, continuesLastAnswer: false, parts: [{ act, text }] }).text,
    state,
  };
}

/** What is said here is read by rules alone, as where the reader of acts is late. */
function examAtFuel() {
  const { send, state } = examAt([question.id], content, {
    choice: { rating: 'instrument' },
    seed: 'nudged',
  });
  const say = (text: string, { continuesLastAnswer = false } = {}) =>
    send({ type: 'pilot-said', text, typed: true, continuesLastAnswer }).text;
  return { send, say, state };
}

const ledInto = (nudge: string) => lines.nudgeLeads.map((lead) => `${lead} ${nudge}`);

it('steers to what was left out, the most important first, with a word that tells nothing', () => {
  const exam = examAtFuel();
  expect(ledInto(destination!.nudge!)).toContain(exam.say('45 minutes of reserve.'));
  expect(ledInto(alternate!.nudge!)).toContain(exam.say('Enough to fly to the destination.'));
  exam.say('And then on to the alternate.');
  expect(exam.state().asked).toMatchObject([{ questionId: question.id, outcome: 'held' }]);
});

it('says it again after the question, asked for or come back to, and never two of them', () => {
  const exam = examAtFuel();
  exam.say('45 minutes of reserve.');
  const whole = (nudge: string) => `${question.ask.replace('?', '.')} ${nudge}`;
  expect(exam.send({ type: 'repeat-requested' }).text).toBe(whole(destination!.nudge!));
  expect(exam.send({ type: 'resumed' }).text).toContain(whole(destination!.nudge!));
  exam.say('Enough to fly to the destination.');
  expect(exam.send({ type: 'repeat-requested' }).text).toBe(whole(alternate!.nudge!));
  expect(exam.send({ type: 'resumed' }).text).not.toContain(destination!.nudge!);
  expect(reserve!.nudge).toBeDefined();
});

it('does not say the same again to a pilot who only goes on speaking', () => {
  const exam = examAtFuel();
  const first = exam.say('45 minutes');
  const second = exam.say('45 minutes of reserve.', { continuesLastAnswer: true });
  expect(second).not.toBe(first);
  expect(second.endsWith(destination!.nudge!)).toBe(true);
});

it('goes on at once for who asks for another question, and says so once', () => {
  const exam = examAtFuel();
  const reply = exam.say('Next question, please.');
  const next = content.questionById(exam.state().current!.questionId)!;
  expect(lines.skipped.map((line) => `${line} ${next.ask}`)).toContain(reply);
});

describe('a nudge', () => {
  it('is said for each essential point that is missing, the most important first, and twice at most', () => {
    const exam = examOn(minimums.id);
    expect(exam.say('Three statute miles of visibility.')).toContain(below);
    expect(exam.say('Five hundred feet below the clouds.')).toContain(above);
    const after = exam.say('A thousand feet above them.');
    expect(after).not.toContain(horizontal);
    expect(exam.state().asked).toMatchObject([{ questionId: minimums.id, outcome: 'unclear' }]);
  });

  it('is said for what was left out only', () => {
    const exam = examOn(minimums.id);
    expect(exam.say('Three miles of visibility, 500 feet below and 1,000 feet above the clouds.')).toContain(
      horizontal,
    );
    exam.say('Two thousand feet horizontally.');
    expect(exam.state().asked).toMatchObject([{ outcome: 'held' }]);
  });

  it('is never said again, and what it asked for and did not get counts', () => {
    const exam = examOn(minimums.id);
    expect(exam.say('I would look out of the window a lot.')).toContain(visibility);
    expect(exam.say('As far as the horizon, I suppose.')).toContain(below);
    exam.say('I would keep well away.');
    expect(exam.state().asked).toMatchObject([{ questionId: minimums.id, outcome: 'failed' }]);
  });

  it('is answered by a bare figure', () => {
    const exam = examOn(minimums.id);
    exam.say(
      'Three statute miles of visibility, a thousand feet above the clouds, two thousand to the side.',
    );
    exam.say('Five hundred feet.');
    expect(exam.state().asked).toMatchObject([{ questionId: minimums.id, outcome: 'held' }]);
  });

  it('has a wrong bare figure read back, and the right one then counts', () => {
    const exam = examOn(minimums.id);
    exam.say(
      'Three statute miles of visibility, a thousand feet above the clouds, two thousand to the side.',
    );
    expect(exam.say('Two hundred feet.', { typed: false })).toContain('two hundred feet');
    exam.say('No, five hundred.', { typed: false });
    expect(exam.state().asked).toMatchObject([{ questionId: minimums.id, outcome: 'held' }]);
  });

  it('goes to what was not spoken to, and never asks again for what was', () => {
    const exam = examOn(minimums.id);
    // The figure is open to doubt: right and wrong in one breath.
    const doubtful = 'Three or five statute miles of visibility';
    expect(exam.say(`${doubtful}, 500 below, 2,000 to the side.`)).toContain(above);
    expect(exam.say('A thousand feet above.')).not.toContain(visibility);
    expect(exam.state().asked).toMatchObject([{ outcome: 'unclear' }]);

    const other = examOn(minimums.id);
    const reply = other.say(`${doubtful}, 500 below, 1,000 above, 2,000 to the side.`);
    expect([...lines.probes, ...lines.numberProbes]).toContain(reply);
    other.say('No, as I said.');
    expect(other.state().asked).toMatchObject([{ outcome: 'unclear' }]);
  });

  it('is remembered when the question is put off and asked again', () => {
    const exam = examOn(minimums.id);
    exam.say('I would look out of the window a lot.');
    exam.say('Can we come back to that?', { act: 'later' });
    expect(exam.state().waiting).toMatchObject([{ questionId: minimums.id }]);
    for (let turn = 0; turn < 40 && exam.state().current?.questionId !== minimums.id; turn++)
      exam.say('Next one, please.', { act: 'skip' });
    expect(exam.state().current).toMatchObject({ questionId: minimums.id, wasPutOff: true });
    const reply = exam.say('I would keep well away.');
    expect(reply).toContain(below);
    expect(reply).not.toContain(visibility);
    exam.say('Not sure.');
    expect(exam.state().asked.at(-1)?.questionId).toBe(minimums.id);
  });

  it('is not said to who said something wrong that may be looked up', () => {
    const review = content.questionById('pa.i.a-flight-review')!;
    expect(review.mustKnow).toBe(false);
    const exam = examOn(review.id);
    const reply = exam.say('Every 12 months, with an hour of ground and an hour of flight.');
    expect(exam.state().current?.verdicts.at(-1)).toMatchObject({ contradicted: true });
    for (const { nudge } of review.keyPoints) if (nudge) expect(reply).not.toContain(nudge);
  });
});

describe('a hint of the coach', () => {
  it('steers to what is still open, one thing after the other, and then says the question again', () => {
    const exam = examOn(minimums.id, { manner: 'coach' });
    const hint = () => exam.say('Give me a hint, please.', { act: 'hint' });
    expect(hint()).toMatch(new RegExp(`part 91\\. ${visibility!.replace('?', '\\?')}$`));
    exam.say('Three statute miles of visibility, 500 feet below.');
    expect(hint()).toContain(horizontal);
    expect(hint()).toContain('part 91');
    expect(exam.state().current?.parts).toHaveLength(1);
  });

  it('is itself replied to', () => {
    const exam = examOn(minimums.id, { manner: 'coach' });
    exam.say('Give me a hint, please.', { act: 'hint' });
    expect(exam.state().progress.expecting).toEqual({ for: 'more', nudgedFor: 'visibility' });
  });
});

describe('what has to be known by heart and was said wrong', () => {
  const said = (...texts: string[]) => {
    const exam = examOn(minimums.id);
    const replies = texts.map((text) => exam.say(text));
    return { replies, outcome: exam.state().asked[0]?.outcome };
  };
  const exchanged = 'Three miles, 1,000 below, 500 above and 2,000 horizontal.';

  it('is asked for once more, by itself, before a task fails by it', () => {
    expect(minimums.mustKnow).toBe(true);
    expect(said(exchanged).replies[0]).toContain(below);
    expect(said(exchanged, '500', '1,000')).toMatchObject({ outcome: 'held' });
  });

  it('fails where it is said again', () => {
    expect(said(exchanged, 'A thousand.', 'Five hundred.').outcome).toBe('failed');
  });
});
