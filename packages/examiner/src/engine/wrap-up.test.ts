import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import type { ExamEvent, ExamOptions } from '../exam.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';
import { spokenMs } from './time-left.ts';
import { isClosingDue } from './wrap-up.ts';

const content = loadContent();
const MS_PER_LETTER = 65;
const STEP_MS = 200;

/** What a pilot says each time, how long he takes for it, and whether he says it at all. */
interface Pilot {
  answer: string;
  answerMs: number;
}

/** An exam by the clock, as the voice loop holds it, with a voice that is `pace` times as quick as it is taken for. */
function holdByTheClock(
  options: ExamOptions,
  { answer, answerMs }: Pilot,
  pace = 1,
  msPerLetter = MS_PER_LETTER,
) {
  const limitMs = options.limitSeconds * 1000;
  let state = startExam(options, content);
  let nowMs = 0;
  let questions = 0;
  const time = () => ({ remainingMs: limitMs - nowMs, msPerLetter });
  const send = (event: ExamEvent) => {
    let next = step(state, event, content, time());
    // As the voice loop asks: what follows an answer when it is due is the close, in the reply's place.
    if (!next.reply.endsExam && isClosingDue(next.state, time(), false, content))
      next = step(next.state, { type: 'time-nearly-up', ...time() }, content, time());
    state = next.state;
    if (next.reply.text && !next.reply.endsExam) questions++;
    nowMs += spokenMs(next.reply.text, msPerLetter) / pace;
    return next.reply;
  };
  let reply = send({ type: 'started' });
  while (!reply.endsExam && nowMs < limitMs) {
    const beganAt = nowMs;
    const said = Array.from({ length: answerMs / STEP_MS }).some(() => {
      nowMs += STEP_MS;
      return isClosingDue(state, time(), nowMs > beganAt + 1_000, content);
    });
    reply = said
      ? send({ type: 'time-nearly-up', remainingMs: limitMs - nowMs })
      : send({ type: 'pilot-said', text: answer, typed: false, continuesLastAnswer: false });
  }
  return { lastWordAt: nowMs / 1000, questions, closing: reply.text, state };
}

const demo = (seed: string): ExamOptions => ({
  choice: { rating: 'private', manner: 'checkride' },
  kind: 'demo',
  limitSeconds: 300,
  seed,
});
const pilots: [string, Pilot][] = [
  ['who answers shortly', { answer: "I don't know, next question please.", answerMs: 3_000 }],
  ['who takes his time', { answer: 'I would look at the chart and then decide.', answerMs: 14_000 }],
  ['who talks at length', { answer: 'Well, let me think about the airspace first.', answerMs: 41_000 }],
  ['who never stops', { answer: 'And another thing.', answerMs: 900_000 }],
];
const seeds = Array.from({ length: 5 }, (_, index) => `demo-${index}`);

describe('the end of the time', () => {
  it.each(pilots)('brings the last word in the last ten seconds for a pilot %s', (_name, pilot) => {
    for (const seed of seeds) {
      const { lastWordAt, closing } = holdByTheClock(demo(seed), pilot);
      expect(closing).toContain('all the time we have');
      expect(lastWordAt).toBeGreaterThanOrEqual(290);
      expect(lastWordAt).toBeLessThan(300);
    }
  });

  it.each([0.87, 1.15])('allows for a voice %f times as quick as it is taken for', (pace) => {
    for (const seed of seeds) {
      const { lastWordAt } = holdByTheClock(demo(seed), pilots[1]![1], pace);
      expect(lastWordAt).toBeGreaterThanOrEqual(288);
      expect(lastWordAt).toBeLessThan(300);
    }
  });

  it('comes by the clock with a coach who explains, too', () => {
    for (const seed of seeds.slice(0, 4)) {
      const options = { ...demo(seed), kind: 'coach' as const, limitSeconds: 1800 };
      const taught = { ...options, choice: { ...options.choice, manner: 'coach' as const } };
      const { lastWordAt } = holdByTheClock(taught, pilots[2]![1]);
      expect(lastWordAt).toBeGreaterThanOrEqual(1790);
      expect(lastWordAt).toBeLessThan(1800);
    }
  });

  it('leaves words that are only shown ten seconds to be read', () => {
    const { lastWordAt } = holdByTheClock(demo('typed'), pilots[1]![1], 1, 0);
    expect(lastWordAt).toBeCloseTo(291, 0);
  });

  it('never files a question that was not asked', () => {
    for (const seed of seeds) {
      const { state, questions } = holdByTheClock(demo(seed), pilots[0]![1]);
      expect(state.asked.length).toBeLessThanOrEqual(questions);
      expect(state.time).toBeUndefined();
    }
  });

  it('is as short as it must be when the pilot stops late', () => {
    const started = step(startExam(demo('late'), content), { type: 'started' }, content).state;
    const say = (text: string) =>
      ({ type: 'pilot-said', text, typed: false, continuesLastAnswer: false }) as const;
    const confirming = step(started, say('stop the exam'), content).state;
    const words = (remainingMs: number) =>
      step(confirming, say('yes'), content, { remainingMs, msPerLetter: MS_PER_LETTER }).reply.text;
    expect(words(8_000).length).toBeLessThan(words(30_000).length);
    expect(words(30_000)).toBe(step(confirming, say('yes'), content).reply.text);
  });
});
