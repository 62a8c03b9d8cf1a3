import { expect, it } from 'vitest';
import { examAt, inParts } from '#testing/exam-at.ts';
import { fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { loadContent } from '../content/load-content.ts';
import { standingQuestion } from './standing-question.ts';

const shipped = loadContent();
const fuel = shipped.questionById('ir.i.c-fuel-reserve')!;
/** Not one that has to be known by heart. */
const loading = shipped.questionById('pa.i.f-aft-center-of-gravity')!;

function examOn(question: typeof fuel, content = shipped) {
  const exam = examAt([question.id], content, { hasBooks: true, seed: 'nudged' });
  return {
    ...exam,
    say: (text: string, typed = true) =>
      exam.send({ type: 'pilot-said', text, typed, continuesLastAnswer: false }).text,
    stands: () => standingQuestion(exam.state(), content),
  };
}

const asides = [
  ['nervous', "I'm really nervous."],
  ['wait', 'Give me a moment.'],
  ['repeat', 'Could you repeat the question?'],
] as const;

it('is the question as it was asked, whatever is said beside it', () => {
  const exam = examOn(fuel);
  const asked = { ask: fuel.ask, narrowed: null };
  expect(exam.stands()).toEqual(asked);
  for (const [act, words] of asides) {
    exam.send(inParts([act, words]));
    expect(exam.stands()).toEqual(asked);
  }
});

it('keeps the question beside what a nudge asks on it', () => {
  const exam = examOn(fuel);
  exam.say('45 minutes of reserve.');
  expect(exam.stands()).toEqual({ ask: fuel.ask, narrowed: fuel.keyPoints[0]!.nudge });
});

it('keeps it beside a figure that is read back', () => {
  const exam = examOn(fuelReserve, fixtureContent);
  const words = exam.say('Ninety minutes by day and two hours at night.', false);
  expect(exam.state().progress.expecting.for).toBe('read-back');
  expect(exam.stands()).toEqual({ ask: fuelReserve.ask, narrowed: words });
});

it('keeps it over the books and after them', () => {
  const exam = examOn(fuelReserve, fixtureContent);
  exam.send({ type: 'look-up-requested' });
  expect(exam.stands()).toEqual({ ask: fuelReserve.ask, narrowed: null });
  exam.send({ type: 'looked-up', reference: '14 CFR 91.151', isSpeaking: false });
  expect(exam.stands()).toEqual({ ask: fuelReserve.ask, narrowed: 'What did you find?' });
});

it('keeps what a nudge asks over the books: that is what he looks for', () => {
  const exam = examOn(loading);
  exam.say('It can stall and you might not be able to get the nose down, so I would move weight forward.');
  const nudged = exam.stands();
  expect(loading.keyPoints.map(({ nudge }) => nudge)).toContain(nudged!.narrowed);
  expect(exam.send({ type: 'look-up-requested' }).opensBooks).toBe(true);
  expect(exam.stands()).toEqual(nudged);
});

it('is the next one when the exam goes on, and none when it is over', () => {
  const exam = examOn(fuelReserve, fixtureContent);
  const words = exam.say("Let's skip that one.");
  expect(exam.stands()!.ask).not.toBe(fuelReserve.ask);
  expect(words).toContain(exam.stands()!.ask);
  exam.say('I want to stop the exam.');
  expect(exam.stands()!.narrowed).toBe('Do you want to end the exam here?');
  exam.say('Yes.');
  expect(exam.stands()).toBeNull();
});
