import type { Act } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { createContent } from '#content/content.ts';
import { loadContent } from '#content/load-content.ts';
import { examAt as beginAt, inParts } from '#testing/exam-at.ts';
import { classD, classE, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { asksLeave } from './ask-leave.ts';
import { asksAgain, asksOfCase } from './case-question.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';

const content = loadContent();
const half = 'Thirty minutes by day.';
const beginsWith = (options: readonly string[], text: string) =>
  options.some((line) => text.startsWith(line));

function examAt(questionId: string, manner: 'coach' | 'checkride' = 'checkride', from = fixtureContent) {
  const { send, state } = beginAt([questionId], from, { choice: { manner }, hasTable: true });
  return { say: (...said: [Act, string][]) => send(inParts(...said)).text, state };
}

/** No exam begins with an exhibit. */
function shown(questionId: string) {
  const { send, state, change } = beginAt([classD.id], content, { hasTable: true });
  change({ current: { ...state().current!, questionId } });
  return { say: (...said: [Act, string][]) => send(inParts(...said)).text };
}

describe('a question about the case', () => {
  it('is told what is assumed, whether the answer holds or not', () => {
    const glide = content.questionById('pa.ix.b-glide-and-conditions')!;
    const { say } = glide.assume!.find(({ about }) => about.includes('high'))!;
    for (const answer of [glide.modelAnswer, 'A low key.'])
      expect(
        examAt(glide.id, 'coach', content).say(['answer', `${answer} Is it going to be high?`]),
      ).toContain(say);
  });

  it('is left to him where nothing is assumed, in the same words whether the answer holds or not', () => {
    for (const answer of [fuelReserve.modelAnswer, half]) {
      const said = examAt(fuelReserve.id).say([
        'answer',
        `${answer} Is the heater completely dead or just off?`,
      ]);
      expect(beginsWith(lines.notNow, said)).toBe(true);
    }
  });

  it('is one with "is it", and none with "would"', () => {
    expect(asksOfCase('Six miles. Is it going to be into the wind?')).toBe(true);
    expect(asksOfCase('An hour after sunset. Would special VFR count at night?')).toBe(false);
    expect(asksOfCase('Belts on. Is the harness required of them too?')).toBe(false);
  });
});

describe('what he may read himself', () => {
  const id = 'ir.i.b-exhibit-ice';

  it('he is shown to, beside an answer and without one', () => {
    const asks: [Act, string] = ['asks-fact', "What's the freezing level, is it written there?"];
    const beside = shown(id).say(['answer', "I don't go, or go lower."], asks);
    expect(lines.yoursToRead).toContain(beside);
    expect(lines.yoursToRead).toContain(shown(id).say(asks));
  });

  it('is so with a yes or no as well, and not of a rule', () => {
    const asks = (text: string) => shown(id).say(['answer', `I don't go, or go lower. ${text}`]);
    expect(beginsWith(lines.onThePage, asks('Is that the route from Alder?'))).toBe(true);
    expect(beginsWith(lines.onThePage, asks('May I go on the route from Alder?'))).toBe(false);
  });

  it('is nothing where no page lies before him, nor what the examiner thinks', () => {
    const asked = shown(id).say(['answer', 'I go lower. Would you go by this page?']);
    expect(beginsWith(lines.onThePage, asked)).toBe(false);
    const without = examAt(fuelReserve.id).say(['answer', half], ['asks-fact', 'Is it written there?']);
    expect(beginsWith(lines.onThePage, without)).toBe(false);
  });
});

it('what a sign means is his to read, and the question is not said again for it', () => {
  const exam = examAt(fuelReserve.id);
  expect(lines.assume).toContain(exam.say(['rephrase', 'sorry what does the little star mean on there']));
  expect(lines.assume).not.toContain(exam.say(['rephrase', 'what do you mean by that?']));
  expect(lines.assume).not.toContain(exam.say(['rephrase', 'What does that mean?']));
});

describe('asked what it was again', () => {
  it('the examiner says the question again, and presses for nothing', () => {
    const exam = examAt(classD.id);
    const reply = exam.say(['answer', "I'd call the tower, hm, what's the field called again?"]);
    expect(reply).toBe(classD.ask);
    expect(exam.state().progress.probes).toBe(0);
    expect(exam.state().current).toMatchObject({ questionId: classD.id, parts: [{}] });
  });

  it.each(['can you give the question again slowly?', 'please repeat that question'])(
    'he gets it in the midst of an answer too: %j',
    (asks) => {
      const exam = examAt(classD.id);
      expect(exam.say(['repeat', asks], ['answer', 'I think it takes a call to them or something.'])).toBe(
        classD.ask,
      );
      expect(exam.state().current?.parts).toHaveLength(1);
    },
  );

  it.each([
    'which airport did you say and at what time',
    'was it five or ten miles you told me',
    'did you say fifteen or fifty miles',
  ])('he gets it where he asks what was said: %j', (asks) => {
    const exam = examAt(classD.id);
    expect(exam.say(['answer', "I'd call the tower"], ['asks-fact', asks])).toBe(classD.ask);
  });

  it('he gets it without the nudge that he has answered', () => {
    const keyPoints = classE.keyPoints.map((point) =>
      point.id === 'above' ? { ...point, nudge: 'And above?' } : point,
    );
    const { acs } = fixtureContent;
    const nudging = createContent({ questions: [{ ...classE, keyPoints }], acs, facts: [] });
    const exam = examAt(classE.id, 'checkride', nudging);
    expect(exam.say(['answer', 'Three miles of visibility.'])).toContain('And above?');
    const wish: [Act, string] = ['repeat', 'Please say the question again.'];
    expect(exam.say(['answer', 'And clear of clouds.'], wish)).toBe(
      `${classE.ask.replace('?', '.')} And above?`,
    );
    expect(exam.say(['answer', 'A thousand feet above.'], wish)).toBe(classE.ask);
  });

  it('is not so of what happens again', () => {
    expect(asksAgain('What do I do if it stalls again?')).toBe(false);
    expect(asksAgain('Do I call them again?')).toBe(false);
    expect(asksAgain('I do what you told me, and it was in the book as you said.')).toBe(false);
  });
});

describe('a guess at the end that is the word', () => {
  const ears = content.questionById('pa.i.h-scuba-and-ears')!;
  const answer = 'Stop the descent and go back up a little. Swallow, yawn, pinch the nose and blow.';
  function say(asks: string, manner: 'coach' | 'checkride') {
    const { send, state, change } = beginAt([ears.id], content, { choice: { manner } });
    change({ current: { ...state().current!, followUp: 0 } });
    return send(inParts(['answer', `${answer} ${asks}`])).text;
  }

  it('is met by the coach with his word on the answer, and on a checkride as a wrong one is', () => {
    expect(beginsWith(lines.coachRight, say('What was that one called, Valsalva?', 'coach'))).toBe(true);
    for (const guess of ['Valsalva', 'Heimlich'])
      expect(beginsWith(lines.notNow, say(`What was that one called, ${guess}?`, 'checkride'))).toBe(true);
  });

  it('is none where it is another', () => {
    expect(beginsWith(lines.lookItUp, say('What was that one called, Heimlich?', 'coach'))).toBe(true);
  });
});

it('the coach sends a question on the subject to the books, and the checkride keeps out of it', () => {
  const asks: [Act, string] = ['answer', `${fuelReserve.modelAnswer} Would that do in Canada?`];
  expect(beginsWith(lines.lookItUp, examAt(fuelReserve.id, 'coach').say(asks))).toBe(true);
  expect(beginsWith(lines.notNow, examAt(fuelReserve.id).say(asks))).toBe(true);
});

it.each(['coach', 'checkride'] as const)('a question about the world keeps for afterward (%s)', (manner) => {
  const asks = `${fuelReserve.modelAnswer} Does the FAA have a box for mothers-in-law?`;
  expect(beginsWith(lines.afterward, examAt(fuelReserve.id, manner).say(['answer', asks]))).toBe(true);
});

it.each(['Is my pen allowed on this?', "Isn't it mean of them to ask that?", 'Is that local?'])(
  'the coach keeps "%s" for afterward, which stands in no book',
  (asks) => {
    const reply = examAt(fuelReserve.id, 'coach').say(['answer', `${fuelReserve.modelAnswer} ${asks}`]);
    expect(beginsWith(lines.afterward, reply)).toBe(true);
  },
);

describe('leave for something beside the exam', () => {
  it.each([
    'Can I stop for a sip of water?',
    'Could I just get a pen?',
    'Mind if I stand up?',
    'May I write that down?',
    'Can I use the restroom first?',
    'Could I have a sip of water before the next one?',
    'Would it be alright to take a five minute breather after this one?',
    'Could we stop for ten minutes so I can get a coffee?',
    "Could we take a short break after this one, I've been up since four.",
  ])('is asked with %j', (text) => {
    expect(asksLeave(`Thirty minutes. ${text}`, null)).toBe(true);
  });

  it.each([
    'Can I stop for fuel?',
    'Can I stretch the glide?',
    'Can I get water in the fuel?',
    'Can I have a drink the night before?',
    'Can I write that in the logbook?',
    'Can I stand on the brakes?',
    'I stop for a sip of water.',
  ])('is not asked with %j', (text) => {
    expect(asksLeave(text, null)).toBe(false);
  });

  it('is none of what the question is about', () => {
    const drink = content.questions.find(({ modelAnswer }) => /\bdrink\b/i.test(modelAnswer))!;
    const asked = findAskable({ questionId: drink.id, followUp: null }, content);
    expect(asksLeave('Can I have a drink?', asked)).toBe(false);
    const ofDrink = 'Could I take a drink as a break, if I fly tomorrow.';
    expect([asksLeave(ofDrink, asked), asksLeave(ofDrink, null)]).toEqual([false, true]);
    expect(asksLeave('Can I have a drink?', null)).toBe(true);
  });

  it('is granted, and what follows from the answer waits until he speaks', () => {
    const exam = examAt(fuelReserve.id);
    const reply = exam.say(['answer', fuelReserve.modelAnswer], ['stop', 'Can I stop for a sip of water?']);
    expect(lines.leave).toContain(reply);
    expect(exam.state()).toMatchObject({ asked: [], current: { parts: [{}] } });
    expect(exam.say(['small-talk', 'Thanks, that is better.'])).not.toBe('');
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('is no answer by itself, and the question stands', () => {
    const exam = examAt(fuelReserve.id);
    expect(lines.leave).toContain(exam.say(['answer', 'Sorry. Can I get a glass of water?']));
    expect(exam.state()).toMatchObject({ asked: [], current: { parts: [], questionId: fuelReserve.id } });
    exam.say(['answer', fuelReserve.modelAnswer]);
    expect(exam.state().asked).toMatchObject([{ outcome: 'held' }]);
  });
});
