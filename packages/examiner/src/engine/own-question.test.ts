import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { examAt as beginAt, inParts } from '#testing/exam-at.ts';
import { classD, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import type { ExamOptions } from '../exam.ts';
import { insistsOnReply } from './insists-on-reply.ts';
import { lines } from './lines.ts';
import { asksForFact, endsInGuess, questionAtEnd } from './own-question.ts';

const content = loadContent();

function examAt(questionId: string, choice: Partial<ExamOptions['choice']> = {}, from = fixtureContent) {
  const { send, state } = beginAt([questionId], from, { choice });
  return { say: (text: string) => send(inParts(['answer', text])).text, state };
}
const beginsWith = (options: readonly string[], text: string) =>
  options.some((line) => text.startsWith(line));

describe('the question at the end of an answer', () => {
  it.each([
    ['Thirty minutes by day. Does that cover it?', 'verdict'],
    ['Power idle, wings level. Am I missing something?', 'verdict'],
    ['The left side of the tail. Can you mark that right?', 'verdict'],
    ['An hour after sunset. Or is it the civil twilight one?', 'subject'],
    ['Clear of cloud. Is it the same if I only cancel by radio?', 'subject'],
    ['I placard it. Is red tape good enough for that?', 'subject'],
    ['They stretch it. Is that what killed the man in the video?', 'subject'],
    ['A visual may be offered, a contact only I can ask for. Is special VFR the same idea?', 'subject'],
    ['No. I asked about special VFR, though.', 'subject'],
    ['I asked the mechanic. Nothing was found.', null],
    ['I need the gradient off the sheet. What does it say? 300 something?', 'fact'],
    ['I look at the wing. Is it ice? Then I stay.', null],
    ['Pitch and power, then trim. Is it all right if I only know one method?', 'subject'],
    ['Fuel gauges are required. Even if I dip the tank?', 'subject'],
    ['Call them, and turn back if it is bad. Shall I talk about the weather?', 'offer'],
    ['I would go by myself first. Does one of those rules go for logging it?', 'subject'],
    ["I don't ask twice. What does light rime do in ten minutes?", 'fact'],
    ['I hold what he gives me. And if he tells me "resume the arrival"?', 'subject'],
    ['I query it. "Confirm three thousand?"', null],
    ['Then I land somewhere good. Did I have flight following at the time?', 'fact'],
    ['No MEL, so it is not airworthy. Not with a GPS in its place?', 'subject'],
    ['Cover them, and go partial panel. Anything left?', 'verdict'],
    ['Up for the view and the radio. You mean by day, I take it?', 'subject'],
    ['I time each leg. Shall I go on?', 'offer'],
    ['Solo is fine. Is that what you were after?', 'verdict'],
    ['Morse code. Do I have to listen to it the whole time?', 'fact'],
    ['Seven gallons. Are you counting taxi fuel?', 'fact'],
    ['I turn toward it. And from which heading?', 'fact'],
    ['My glasses. Do contacts count?', 'subject'],
    ['A mid-air collision. I forgot, is a prop strike on there?', 'subject'],
    ["I'd say the bigger one. Is that enough?", 'verdict'],
    ["I'd say to the tower I'm lost. Is that runway open?", null],
    ["I line up. Shouldn't I move off by then?", 'fact'],
    ['Is it straight and level?', null],
    ['Power idle. Tell me, though, does the wind help or hurt?', 'subject'],
    ['Go around. A trap of my own: what if the book has no figure?', 'fact'],
    ['Level the wings. And my question to you: can it stall straight down?', 'subject'],
    ['RAIM and a current database. What would you say comes first?', 'fact'],
    ['An alert area. Is it hot at this time of day?', 'subject'],
    ['No ident, no use. And is it any good to you when it is shut down?', 'subject'],
    ['I tell ATC, and I check the breaker. Do you want that in order?', 'offer'],
    ['Wind 220 at 14, six miles, broken at 3,500. Do you want each figure?', 'offer'],
    ['I report it if they ask for it within two days. Any paperwork in that?', 'subject'],
    ['I would go. Would you?', 'fact'],
    ['I go in without asking. Does it cost anything?', 'subject'],
    ['A gauge each. I wonder, does it have to be right?', 'subject'],
    ['I query it. The lights, are they on?', null],
    ['Half a mile. So they would call me, do you see it?', null],
    ['I may deviate. Any paperwork if nobody asks?', 'subject'],
    ['I may deviate. Any paperwork in that?', 'subject'],
    ['An hour after sunset, right?', null],
    ['I would query it. "Was that for me?"', null],
    ["I'd ask the tower. Is that runway open?", null],
    ['I go through it with myself. Am I tired?', null],
    ['Climb, and then. Is it safe? Do I have the fuel for another one?', null],
    ["It's the timed one. You don't hold many yourself, do you?", 'subject'],
    ["I go around. You'd go around, wouldn't you?", null],
    ['stowed. weather good. do you want me to do the other one too', 'offer'],
    ['A flight review. Do you also want the address change?', 'offer'],
    ['I wrote mine down. Is that how you did yours?', 'subject'],
    ['Sixteen gallons. Plus taxi, shall I put that in?', 'offer'],
    ['sixty months since i was thirty does that include the second class', 'subject'],
    ['thirty by day and forty five at night', null],
    ['Thirty by day. Forty five at night.', null],
    ['On along Alpha to the line. Say, why do they want that read back and not the rest?', 'subject'],
    ['my callsign november one two three wait is the callsign first or last', 'subject'],
    ['the lap is for under two wait or is it under three', 'subject'],
    ['vectors to vmc if possible do examiners ever fake this by popping a breaker', 'subject'],
    ['then i line up and wait is what he says', null],
    ['I name them. Do you want them one at a time or is a list good enough?', 'choice'],
    ['Night currency. Was that all, or do you want the rule about passengers too?', 'offer'],
    ["that's the whole log story unless you want a bit about dual vors", 'offer'],
    ['I turn early. Should I turn left or right?', 'fact'],
  ] as const)('of %j is %s', (text, kind) => {
    expect(questionAtEnd(text)).toBe(kind);
  });

  it('is no request for a fact where it is about the words of the question', () => {
    expect(asksForFact('What do you mean by recent?')).toBe(false);
    expect(asksForFact('OK. And the wind, from where?')).toBe(true);
    expect(asksForFact('Do you mean the northern half? And from which heading?')).toBe(true);
  });

  it('is met on a checkride with the debrief, and by the coach with his word on the answer', () => {
    const text = `${fuelReserve.modelAnswer} Does that cover it?`;
    expect(beginsWith(lines.noVerdict, examAt(fuelReserve.id).say(text))).toBe(true);
    expect(beginsWith(lines.coachRight, examAt(fuelReserve.id, { manner: 'coach' }).say(text))).toBe(true);
  });

  it('is met where it asks for something, and the answer goes on from there', () => {
    const exam = examAt(fuelReserve.id);
    expect(beginsWith(lines.notNow, exam.say(`${fuelReserve.modelAnswer} Do I have a passenger?`))).toBe(
      true,
    );
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });
});

describe('who says that he got no reply', () => {
  it('is told so, and gets one', () => {
    expect(insistsOnReply('Hang on, you skipped my question: why that one? Thirty.')).toBe(true);
    expect(insistsOnReply('thirty by day you didnt answer my question though')).toBe(true);
    expect(insistsOnReply('If you did not answer the call, I try again.')).toBe(false);
    const exam = examAt(fuelReserve.id);
    const asks = 'Hang on, you skipped my question: why is it thirty? By day it is thirty minutes.';
    const said = exam.say(asks);
    const lead = lines.passedOver.find((line) => said.startsWith(line))!;
    expect(beginsWith(lines.notNow, said.slice(lead.length + 1))).toBe(true);
  });
});

it('is a guess by itself after what he is not sure of, and no tag', () => {
  expect(endsInGuess("I'm not sure what U/S means. Unsafe?")).toBe(true);
  expect(endsInGuess('Three of us. Right?')).toBe(false);
  expect(endsInGuess('Unsafe?')).toBe(false);
  const exam = examAt(fuelReserve.id, { manner: 'coach' });
  const reply = exam.say(`${fuelReserve.modelAnswer} And the other one? Half an hour?`);
  expect(beginsWith(lines.coachRight, reply)).toBe(false);
});

it('is told the fact that it asks for, and not one that the answer before it has a word of', () => {
  const exam = examAt('pa.ix.b-glide-and-conditions', { manner: 'coach' }, content);
  const high = content
    .questionById('pa.ix.b-glide-and-conditions')!
    .assume!.find(({ about }) => about.includes('high'))!.say;
  expect(exam.say('I go for the high key. Which flaps do I have?')).not.toContain(high);
  expect(exam.say('A low key. Would it help to be high?')).not.toContain(high);
  expect(exam.say('And a low key. And how high am I?')).toContain(high);
});

it('beside an answer that does not hold is passed over in a word, and the answer narrowed down', () => {
  const exam = examAt(fuelReserve.id);
  expect(beginsWith(lines.notNow, exam.say('Thirty minutes by day. Do the tanks count?'))).toBe(true);
  expect(exam.state().current).toMatchObject({ questionId: fuelReserve.id, parts: [{}] });
});

describe('what was taken for an answer, says nothing to the question and asks for a fact', () => {
  it('is told the fact, and nothing of it is kept', () => {
    const exam = examAt('pa.vi.a-compass-errors', { manner: 'coach' }, content);
    expect(exam.say('Which half of the world? I do not have a globe in front of me.')).not.toBe('');
    expect(beginsWith(lines.assume, exam.say('Which one? I have nothing in front of me here.'))).toBe(true);
    expect(exam.state().current).toMatchObject({ parts: [], verdicts: [] });
  });

  it.each([
    'No. Wait, do I count the other one? I have no more.',
    'Do I count the other one? Yes, I would say.',
  ])('is an answer where he replies to it himself: "%s"', (text) => {
    const exam = examAt('pa.vi.a-compass-errors', {}, content);
    exam.say(text);
    expect(exam.state().current?.parts).toHaveLength(1);
  });

  it('is an answer where it comes after one, credited or not', () => {
    const exam = examAt('pa.viii.d-turn-to-heading', {}, content);
    expect(beginsWith(lines.assume, exam.say('I keep it there. What tolerance do you use?'))).toBe(false);
    expect(exam.state().current?.parts).toHaveLength(1);
  });

  it('is an answer where it says something', () => {
    const exam = examAt(classD.id);
    exam.say('Which tower? I talk to the controller before I enter.');
    expect(exam.state().asked).toMatchObject([{ questionId: classD.id, outcome: 'held' }]);
  });
});

describe('one question and nothing else', () => {
  it('is his own, whatever the reader took it for, where it says nothing of what was asked', () => {
    for (const asks of [
      'Before I answer, is the big piece of it meant for who comes from the right, so from the northeast?',
      'Does the gauge show zero because we are level, or has it failed too?',
    ]) {
      const exam = examAt(fuelReserve.id);
      expect(beginsWith(lines.assume, exam.say(asks))).toBe(true);
      expect(exam.state().current?.verdicts).toEqual([]);
    }
  });

  it('is an answer where it says something, right or wrong', () => {
    for (const [answer, verdict] of [
      ['Would it be thirty minutes by day?', 'heard'],
      ['Would it be five minutes by day?', 'contradicted'],
    ]) {
      const exam = examAt(fuelReserve.id);
      exam.say(answer!);
      const points = exam.state().current?.verdicts.at(-1)?.keyPoints ?? [];
      expect(points.some((point) => point.verdict === verdict)).toBe(true);
    }
  });
});

describe('an offer to say more', () => {
  const offers = `${fuelReserve.modelAnswer} Shall I give you the gallons too?`;

  it('is taken twice where something is open, and asks for nothing by name', () => {
    const exam = examAt(fuelReserve.id);
    for (let time = 1; time <= 2; time++) {
      expect(lines.offerTaken).toContain(exam.say('Thirty minutes by day. Do you want the night one?'));
      expect(exam.state().asked).toEqual([]);
    }
    expect(beginsWith(lines.offerDeclined, exam.say('That is it. Shall I say it again?'))).toBe(true);
  });

  it('is not needed where he has said all of it', () => {
    for (const text of [
      offers,
      `${fuelReserve.modelAnswer} Do you want the gallons too, or is that a lot?`,
    ]) {
      const exam = examAt(fuelReserve.id);
      expect(beginsWith(lines.offerDeclined, exam.say(text))).toBe(true);
      expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
    }
  });
});

describe('an offer of one thing or another', () => {
  const offers = 'Do you want them one at a time or is a list good enough?';

  it('is left to him, beside an answer and without one', () => {
    const exam = examAt(fuelReserve.id);
    expect(lines.either).toContain(exam.say(`Thirty minutes by day. ${offers}`));
    expect(exam.state().asked).toEqual([]);
    const { send } = beginAt([fuelReserve.id], fixtureContent);
    const parts = [{ act: 'asks-fact', asks: 'more', text: offers }] as const;
    const said = { type: 'pilot-said', text: offers, typed: true, continuesLastAnswer: false } as const;
    expect(lines.either).toContain(send({ ...said, parts }).text);
  });

  it('is so too where it sounds like a wish to have the question put otherwise', () => {
    const { send } = beginAt([fuelReserve.id], fixtureContent);
    const beside = inParts(['answer', 'Thirty minutes by day.'], ['rephrase', offers]);
    expect(lines.either).toContain(send(beside).text);
    expect(lines.either).toContain(send(inParts(['rephrase', offers])).text);
  });
});

describe('after a word on his own question', () => {
  const replies = (text: string, manner: 'coach' | 'checkride') =>
    Array.from({ length: 30 }, (_, seed) => {
      const exam = beginAt([fuelReserve.id], fixtureContent, { choice: { manner }, seed: `${seed}` });
      exam.change({ asked: [{ ...exam.state().current!, questionId: classD.id, outcome: 'held' }] });
      return exam.send(inParts(['answer', text])).text;
    });

  it('no link says "let us stay with that"', () => {
    const isLinked = (reply: string) => lines.deeper.some((line) => reply.includes(line));
    expect(replies(fuelReserve.modelAnswer, 'coach').some(isLinked)).toBe(true);
    expect(replies(`${fuelReserve.modelAnswer} Is that so in Canada?`, 'coach').filter(isLinked)).toEqual([]);
  });

  it('what is asked is asked of the question, and not of "that" or "there"', () => {
    const isAsked = (kinds: readonly string[]) => (reply: string) =>
      kinds.some((line) => reply.endsWith(line));
    const said = 'Thirty minutes by day, and forty five minutes at night.';
    const asides = replies(`${said} Is that so in Canada?`, 'checkride');
    expect(replies(said, 'checkride').some(isAsked(lines.probes))).toBe(true);
    expect(asides.some(isAsked(lines.probesBeside))).toBe(true);
    expect(asides.filter(isAsked([...lines.probes, ...lines.emptyProbes]))).toEqual([]);
  });
});
