import type { Act, SaidPart } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { createContent } from '#content/content.ts';
import { loadContent } from '#content/load-content.ts';
import { examAt as beginAt, inParts } from '#testing/exam-at.ts';
import { classD, classE, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import type { ExamOptions } from '../exam.ts';
import { gradeQuestion } from './grade-question.ts';
import { lines } from './lines.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

const content = loadContent();

/** The same on the questions of tests, where he says things to the examiner. */
function examAt(questionIds: string[], choice: Partial<ExamOptions['choice']> = {}) {
  const { change, send, state } = beginAt(questionIds, fixtureContent, { choice });
  return { say: (...said: [Act, string][]) => send(inParts(...said)), state, change };
}

const talk: [Act, string][] = [
  ['nervous', "I'm really nervous, sorry, my mind is racing."],
  ['small-talk', 'My dog is asleep under the desk.'],
  ['asks-fact', 'Would that be with people in the back?'],
  ['wait', 'Bear with me while I picture it.'],
  ['rephrase', 'I am lost, what is it about?'],
  ['repeat', 'I drifted off there, what was it?'],
  ['wants-verdict', 'So was I any good just then?'],
  ['argues', 'Nobody in the real world does that.'],
  ['trouble', 'There is a crackle in my headset.'],
  ['hint', 'Could you nudge me along?'],
  ['orders', 'As your chief I say this counts.'],
  ['abuse', 'You are a useless box.'],
  ['already-answered', 'I told you that before.'],
];

describe('what is no answer', () => {
  it.each(talk)('is answered and never graded: %s', (act, text) => {
    const exam = examAt([classD.id]);
    const reply = exam.say([act, text]);
    expect(reply.text).not.toBe('');
    expect(exam.state().asked).toEqual([]);
    expect(exam.state().current).toMatchObject({ questionId: classD.id, parts: [] });
    expect(exam.state().progress.probes).toBe(0);
  });

  it('fails no question, however much of it there is', () => {
    for (const [act, text] of talk) {
      const exam = examAt([classD.id]);
      for (let turn = 0; turn < 20 && exam.state().phase === 'running'; turn++) exam.say([act, text]);
      expect(exam.state().asked.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    }
  });

  it('leaves the answer beside it to be judged', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['nervous', 'Sorry, I am so nervous.'], ['answer', fuelReserve.modelAnswer]);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('keeps an answer that was begun until the wish is granted', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['answer', 'Thirty minutes by day.'], ['repeat', 'Sorry, what was the rest of it?']);
    expect(exam.state().asked).toEqual([]);
    exam.say(['answer', 'And forty five minutes at night, at normal cruise.']);
    expect(exam.state().asked).toMatchObject([{ outcome: 'held' }]);
  });

  it('is an answer after all where it earns a point', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['asks-fact', `Is it this: ${fuelReserve.modelAnswer}`]);
    expect(exam.state().asked).toMatchObject([{ outcome: 'held' }]);
  });
});

describe('a question that he leaves', () => {
  it('is not answered, which is no failing, where nothing was said to it', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['skip', 'Can we take another one?']);
    const [left] = exam.state().asked;
    expect(left).toMatchObject({ outcome: 'skipped' });
    const asked = { question: fuelReserve, askable: fuelReserve };
    const graded = gradeQuestion(left!, asked);
    expect(graded).toMatchObject({ grade: 'not-assessed', reason: expect.stringMatching(/^Not answered/) });
  });

  it('counts with what was said to it', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['answer', "I don't know."]);
    exam.say(['skip', 'Can we take another one?']);
    expect(exam.state().asked).toMatchObject([{ outcome: 'failed' }]);
  });

  it('is left open kindly where he has said for the second time that he had answered it', () => {
    const exam = examAt([classE.id, fuelReserve.id]);
    expect(lines.sayItOnceMore).toContain(exam.say(['already-answered', 'I told you that before.']).text);
    const reply = exam.say(['already-answered', 'As I said before!']).text;
    expect(lines.notFound.filter((line) => reply.startsWith(line))).toHaveLength(1);
    expect(exam.state().asked).toMatchObject([{ questionId: classE.id, outcome: 'unclear' }]);
    expect(exam.state().current?.questionId).toBe(fuelReserve.id);
  });

  it('holds where he says it again while saying that he has', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['already-answered', `I told you: ${fuelReserve.modelAnswer}`]);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('is not left open by saying so where it was said wrong', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['answer', 'Five minutes at night.'], ['repeat', 'What was the rest of it?']);
    exam.say(['already-answered', 'I told you that before.']);
    exam.say(['already-answered', 'As I said before!']);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'failed' }]);
  });
});

describe('what an examiner would answer', () => {
  it('is the question once more to who asks for what is told with it', () => {
    const exam = examAt([classE.id]);
    expect(classE.ask).toMatch(/class e/i);
    expect(exam.say(['asks-fact', 'Sorry, which class of airspace is that?']).text).toContain(classE.ask);
    expect(exam.say(['asks-fact', 'Who is on board?']).text).not.toContain(classE.ask);
  });

  it.each([
    ['hearing', 'Hello, can you hear me?'],
    ['hardToHear', "I can't hear you, your voice is breaking up."],
    ['hardToHear', 'Could you speak a little slower?'],
    ['otherTrouble', 'My pen just leaked all over the desk.'],
  ] as const)('is a word of %s to trouble: %s', (kind, text) => {
    const reply = examAt([classD.id]).say(['trouble', text]).text;
    expect(lines[kind].filter((line) => reply.startsWith(line))).toHaveLength(1);
  });

  it('is a kind refusal to who asks beside his answer whether he passed, on a checkride', () => {
    const said: [Act, string][] = [
      ['answer', fuelReserve.modelAnswer],
      ['wants-verdict', 'Did I pass that bit?'],
    ];
    const declines = (text: string) => lines.noVerdict.filter((line) => text.startsWith(line));
    const exam = examAt([fuelReserve.id]);
    expect(declines(exam.say(...said).text)).toHaveLength(1);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
    expect(declines(examAt([fuelReserve.id], { manner: 'coach' }).say(...said).text)).toHaveLength(0);
  });

  it('is a word that fits whatever he asks after an answer that holds', () => {
    const exam = examAt([fuelReserve.id]);
    const reply = exam.say(
      ['answer', fuelReserve.modelAnswer],
      ['asks-fact', 'Would that be with my cat aboard?'],
    );
    expect(lines.notNow.filter((line) => reply.text.startsWith(line))).toHaveLength(1);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('is a word to who asks about something else after his answer', () => {
    const said: [Act, string][] = [['answer', fuelReserve.modelAnswer]];
    const begins = (text: string) => lines.afterward.filter((line) => text.startsWith(line));
    const asks = examAt([fuelReserve.id]).say(...said, ['small-talk', 'Have you got a dog?']);
    expect(begins(asks.text)).toHaveLength(1);
    const tells = examAt([fuelReserve.id]).say(...said, ['small-talk', 'I have got a dog.']);
    expect(begins(tells.text)).toHaveLength(0);
  });

  it('is a word to who is nervous after his answer, and hands nothing back', () => {
    const shaking: [Act, string] = ['nervous', "Sorry, I'm shaking a bit."];
    const begins = (text: string) => lines.nervousBeside.filter((line) => text.startsWith(line));
    for (const manner of ['coach', 'checkride'] as const) {
      const exam = examAt([fuelReserve.id, classD.id], { manner });
      expect(begins(exam.say(['answer', fuelReserve.modelAnswer], shaking).text)).toHaveLength(1);
      expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
      const lacks = examAt([fuelReserve.id], { manner });
      const { text } = lacks.say(['answer', 'Thirty minutes by day.'], shaking);
      expect(begins(text)).toHaveLength(1);
      expect(text).toMatch(/\?$/);
      // Who goes on has gone over it himself.
      const goesOn = examAt([fuelReserve.id]).say(shaking, ['answer', fuelReserve.modelAnswer]);
      expect(begins(goesOn.text)).toHaveLength(0);
    }
  });

  it('is the books to who asks whether he may look it up, whatever it was taken for', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['hint', 'Could I look that up in part 91?']);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'looked-up' }]);
  });
});

it('takes what follows a pause for an answer, though it adds nothing to the one before', () => {
  const exam = examAt([fuelReserve.id]);
  for (let turn = 0; turn < 8 && exam.state().asked.length === 0; turn++)
    exam.say(['wait', 'Um, sorry, let me think.'], ['answer', 'It is about some fuel, I suppose.']);
  expect(exam.state().asked).toHaveLength(1);
});

it('takes an answer with a story after it for one, though nothing of it is credited', () => {
  const exam = examAt([fuelReserve.id]);
  const { text } = exam.say(
    ['answer', 'Nobody goes in there without some of it, period.'],
    ['small-talk', 'My cousin did that once and walked home.'],
  );
  expect(lines.smallTalk.some((line) => text.startsWith(line))).toBe(false);
  expect(exam.state().current?.parts).toHaveLength(1);
});

it('takes what he would look up tonight for no wish to do it now', () => {
  const exam = examAt([fuelReserve.id], { manner: 'coach' });
  exam.say(
    ['answer', 'Thirty minutes by day.'],
    ['asks-fact', 'Which part 91 section is that, so I can look it up tonight?'],
  );
  expect(exam.state().asked).toEqual([]);
  expect(exam.state().current?.parts).toMatchObject([{ text: 'Thirty minutes by day.' }]);
});

it('takes no quarrel for a wish to look it up', () => {
  const exam = examAt([fuelReserve.id]);
  const quarrel = "You're citing the old rule, that was changed years ago, check the Federal Register.";
  exam.say(['argues', quarrel]);
  exam.say(['argues', quarrel]);
  expect(exam.state().asked).toEqual([]);
  expect(exam.state().current).toMatchObject({ questionId: fuelReserve.id, parts: [] });
});

it('louder is trouble with the line, whatever it sounded like', () => {
  const { text } = examAt([classD.id]).say(['wait', 'can you speak up a bit']);
  expect(lines.hardToHear.some((line) => text.startsWith(line))).toBe(true);
  expect(text).toContain(classD.ask);
});

it('who has answered and wants the next one is not told that he leaves this one', () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => {
    const { send } = beginAt([fuelReserve.id, classD.id], fixtureContent, { seed: `${seed}` });
    return send(inParts(['answer', 'Thirty minutes by day.'], ['skip', 'Shall we proceed?'])).text;
  });
  const leaves = seeds.filter((text) => lines.skipped.some((line) => text.startsWith(line)));
  expect(leaves).toEqual([]);
});

describe('a wish to come back to something, after a whole answer', () => {
  const wish: [Act, string] = ['later', 'Could I go back to the one that I put off now?'];

  it('puts nothing off', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    exam.say(['answer', fuelReserve.modelAnswer], wish);
    expect(exam.state()).toMatchObject({ asked: [{ questionId: fuelReserve.id, outcome: 'held' }] });
    expect(exam.state().waiting ?? []).toEqual([]);
  });

  it('has what waits asked next', () => {
    const exam = examAt([fuelReserve.id, classD.id, classE.id]);
    exam.say(['later', 'Can we come back to that?']);
    expect(exam.state().current?.questionId).toBe(classD.id);
    exam.say(['answer', classD.modelAnswer], wish);
    expect(exam.state().current).toMatchObject({ questionId: fuelReserve.id, wasPutOff: true });
  });
});

describe('asking to stop', () => {
  it('is nothing where he takes it back in the same breath', () => {
    const exam = examAt([fuelReserve.id]);
    const back = exam.say(['stop', 'I think I want to stop here. Hmm. No, forget it, carry on.']);
    expect(back.text).toContain(fuelReserve.ask);
    exam.say(
      ['answer', fuelReserve.modelAnswer],
      ['stop', 'Can we finish early after this, or no, keep going.'],
    );
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('is asked whether it was meant, where he says that he cannot go on', () => {
    const exam = examAt([fuelReserve.id]);
    expect(lines.confirmStop).toContain(exam.say(['stop', 'I have to stop. No, I can not go on.']).text);
  });

  it('ends nothing until it is confirmed, and then as a discontinuance', () => {
    const exam = examAt([classE.id]);
    exam.say(['answer', "I don't know."]);
    exam.say(['answer', "I don't know."]);
    expect(exam.say(['stop', 'My lesson starts, can we leave it there?']).endsExam).toBe(false);
    const reply = exam.say(['answer', 'Yes.']);
    expect(reply.endsExam).toBe(true);
    expect(reply.text).toContain('discontinuance');
    expect(reply.text).not.toContain('disapproval');
  });

  it('is forgotten where it was not meant, or where he goes on answering', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['stop', 'Can we leave it there?']);
    expect(exam.say(['answer', 'No, go on.']).text).toContain(fuelReserve.ask);
    exam.say(['stop', 'Can we leave it there?']);
    expect(exam.say(['answer', 'No, sorry,'], ['skip', 'go on.']).text).toContain(fuelReserve.ask);
    exam.say(['stop', 'Can we leave it there?']);
    expect(exam.say(['skip', 'Keep going, please.']).text).toContain(fuelReserve.ask);
    exam.say(['stop', 'Can we leave it there?']);
    expect(exam.say(['answer', 'No, no,'], ['stop', "don't stop the exam."]).endsExam).toBe(false);
    exam.say(['stop', 'Can we leave it there?']);
    expect(exam.say(['stop', 'hm no actually lets go on a bit ill be fine']).endsExam).toBe(false);
    exam.say(['stop', 'Can we leave it there?']);
    expect(exam.say(['stop', 'you know what, lets keep going after all']).endsExam).toBe(false);
    exam.say(['stop', 'Can we leave it there?']);
    const goesOn = exam.say(
      ['stop', 'no actually lets keep going'],
      ['answer', 'i was just tired for a second'],
    );
    expect(lines.confirmStop).not.toContain(goesOn.text);
    exam.say(['stop', 'Can we leave it there?']);
    const denied = exam.say(
      ['stop', "No, no, don't end it."],
      ['already-answered', 'I was only done with that answer.'],
    );
    expect(denied.endsExam).toBe(false);
    expect(exam.state().progress.expecting).toEqual({ for: 'answer' });
    exam.say(['stop', 'Can we leave it there?']);
    const unclear = exam.say(['stop', 'No, I can not go on like this for another hour, let us end it.']);
    expect(lines.confirmStop).toContain(unclear.text);
    expect(exam.say(['answer', 'No.']).text).toContain(fuelReserve.ask);
    expect(exam.state().asked).toEqual([]);
    exam.say(['stop', 'Can we leave it there?']);
    exam.say(['answer', fuelReserve.modelAnswer]);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });
});

it('asking to stop ends the exam where a "no" is followed by the same wish in so many words', () => {
  const exam = examAt([fuelReserve.id]);
  exam.say(['stop', 'Can we leave it there?']);
  expect(exam.say(['stop', 'No, I meant it, I want to end the exam.']).endsExam).toBe(true);
});

it('asking what was said just now is told that, and not the question that he has answered', () => {
  const exam = examAt([classD.id]);
  exam.say(['answer', 'I talk to somebody.']);
  expect(exam.state().progress.expecting).toEqual({ for: 'more' });
  expect(lines.probesBeside).toContain(exam.say(['repeat', 'What was that, please?']).text);
  expect(exam.say(['repeat', 'Could you repeat the question, please?']).text).toContain(classD.ask);
});

describe('a wish to stop that was not meant', () => {
  const stop: [Act, string] = ['stop', 'Can we leave it there?'];

  it('does not have the question asked again that he had answered', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    exam.say(['answer', fuelReserve.modelAnswer], stop);
    expect(exam.state().asked).toEqual([]);
    expect(exam.say(['answer', 'No.']).text).not.toContain(fuelReserve.ask);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('takes a longer no that says that he has answered for one', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    exam.say(['answer', fuelReserve.modelAnswer], stop);
    exam.say(['already-answered', "No, I only mean this question, for which I've said it all."]);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('has him steered to what that answer left out, also where he was asked twice', () => {
    const exam = examAt([fuelReserve.id, classD.id], { manner: 'coach' });
    exam.say(['answer', 'Thirty minutes by day.'], stop);
    exam.say(['stop', 'No, I can not go on like this for another hour, let us end it.']);
    expect(exam.say(['answer', 'No.']).text).not.toContain(fuelReserve.ask);
    expect(exam.state().progress).toMatchObject({ expecting: { for: 'more' }, probes: 1 });
  });

  it('leaves him with what he was asked last, not with all of it', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    exam.say(['answer', 'Thirty minutes by day.']);
    exam.say(stop);
    const { text } = exam.say(['answer', 'No.']);
    expect(lines.probesBeside.some((line) => text.endsWith(line))).toBe(true);
    expect(exam.state().progress).toMatchObject({ expecting: { for: 'more' }, probes: 1 });
  });
});

describe('a question put off', () => {
  it('of the flight has the flight told once', () => {
    const options: ExamOptions = {
      choice: { rating: 'private', manner: 'coach' },
      kind: 'coach',
      limitSeconds: 1800,
      seed: 'put off',
      flight: null,
    };
    let state = startExam(options, content);
    state = step(state, { type: 'started' }, content).state;
    const said: string[] = [];
    for (let turn = 0; turn < 40 && state.phase === 'running'; turn++) {
      const isOfFlight = state.current?.questionId.includes('your-flight');
      const text = isOfFlight ? 'Can we come back to that one?' : "I'd rather not answer, next one please.";
      const parts: SaidPart[] = [{ act: isOfFlight ? 'later' : 'skip', text }];
      const next = step(
        state,
        { type: 'pilot-said', text, typed: true, continuesLastAnswer: false, parts },
        content,
      );
      state = next.state;
      said.push(next.reply.text);
    }
    expect(said.filter((text) => text.includes('I come back to that flight'))).toHaveLength(1);
  });

  it('is asked again before the end, once, with nothing held against him', () => {
    const exam = examAt([classD.id, fuelReserve.id, classE.id]);
    exam.say(['later', 'Let me do that one last.']);
    expect(exam.state().current?.questionId).toBe(fuelReserve.id);
    for (let turn = 0; turn < 30 && exam.state().current?.questionId !== classD.id; turn++) {
      const { questionId, followUp } = exam.state().current!;
      const question = fixtureContent.questionById(questionId)!;
      const asked = followUp === null ? question : question.followUps[followUp]!;
      exam.say(['answer', asked.modelAnswer]);
    }
    expect(exam.state().current).toMatchObject({ questionId: classD.id, wasPutOff: true });
    exam.say(['later', 'Once more later, please.']);
    expect(exam.state().current?.questionId).toBe(classD.id);
  });
});

it('takes talk beside an answer for a part of it where that says a point more, and nothing wrong', () => {
  const say = (talked: string) => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['small-talk', talked], ['answer', 'At night it is forty five minutes.']);
    return exam.state().asked.length;
  };
  expect(say('My kid knows it, by day thirty minutes.')).toBe(1);
  expect(say('By day my kid takes twenty minutes.')).toBe(0);
});

it('does not ask again what was answered, though what followed sounded like a wish to hear it in other words', () => {
  const exam = examAt([classD.id]);
  exam.say(['answer', classD.modelAnswer], ['rephrase', 'Is the part about the call sign in it too?']);
  expect(exam.state().asked).toMatchObject([{ questionId: classD.id, outcome: 'held' }]);
});

it('has a correction of nothing for more of the answer at hand', () => {
  const exam = examAt([classD.id, fuelReserve.id]);
  exam.say(['answer', `${classD.modelAnswer} Shall I go on?`]);
  exam.say(['corrects-earlier', 'One more thing, it goes for taxi too.'], ['answer', 'So that is it.']);
  expect(exam.state().asked).toMatchObject([{ questionId: classD.id, outcome: 'held' }]);
});

it('says the question to nobody again who has answered it, and that it is settled', () => {
  const exam = examAt([classD.id, fuelReserve.id]);
  const { text } = exam.say(['answer', classD.modelAnswer], ['repeat', 'Can you repeat what you want?']);
  expect(lines.settled.some((line) => text.startsWith(line))).toBe(true);
  expect(exam.state().asked).toMatchObject([{ questionId: classD.id, outcome: 'held' }]);
});

it('takes the end of an answer for no word on what was said before', () => {
  const exam = examAt([classD.id, fuelReserve.id]);
  exam.say(['answer', classD.modelAnswer], ['already-answered', "That's my answer, then."]);
  expect(exam.state().asked).toMatchObject([{ questionId: classD.id, outcome: 'held' }]);
});

it('has small talk after "anything else?" for a no', () => {
  const exam = examAt([fuelReserve.id, classD.id]);
  exam.say(['answer', 'Thirty minutes by day.']);
  const { progress } = exam.state();
  exam.change({ progress: { ...progress, expecting: { for: 'more' }, probes: 2 } });
  exam.say(['answer', 'It is the whole of it.'], ['small-talk', 'Who makes up such rules?']);
  expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id }]);
});

it('tells the fact to who asks for it, though it sounded like small talk', () => {
  const { send } = beginAt(['pa.i.a-night-passengers'], content);
  const { assume } = content.questionById('pa.i.a-night-passengers')!;
  const airplane = assume!.find(({ about }) => about.includes('airplane'))!.say;
  expect(send(inParts(['small-talk', 'With what airplane, the one I usually fly?'])).text).toBe(airplane);
  expect(send(inParts(['small-talk', 'Is that a dog I hear?'])).text).not.toBe(airplane);
});

it('takes "nothing else, shall we leave it there?" for the end of the answer', () => {
  const exam = examAt([fuelReserve.id, classD.id]);
  exam.say(['answer', 'Thirty minutes by day.']);
  const { progress } = exam.state();
  exam.change({ progress: { ...progress, expecting: { for: 'more' }, probes: 2 } });
  exam.say(
    ['answer', 'I check the gauges too. Nothing else comes to mind.'],
    ['stop', 'Shall we leave it there?'],
  );
  expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id }]);
});

describe('what he had said to another question', () => {
  const other = { ...fuelReserve, id: 'pa.i.d-fuel-again' };
  const both = { ...fixtureContent, questions: [other, ...fixtureContent.questions] };

  it('counts where he says so beside an answer that lacks it', () => {
    const from = createContent({ ...both, facts: [] });
    const { send, state } = beginAt([fuelReserve.id, other.id], from);
    send(inParts(['answer', fuelReserve.modelAnswer]));
    while (state().current?.questionId === fuelReserve.id)
      send(inParts(['answer', 'The night reserve, because I land at night.']));
    expect(state().current?.questionId).toBe(other.id);
    const { text } = send(inParts(['answer', 'we just had that one, thirty minutes by day']));
    expect(lines.soYouDid.some((line) => text.startsWith(line))).toBe(true);
    expect(state().asked.at(-1)).toMatchObject({ questionId: other.id, outcome: 'held' });
  });
});

describe('a hint', () => {
  it('is what he wants who is not sure', () => {
    const coach = examAt([classE.id], { manner: 'coach' });
    const { text } = coach.say(['answer', 'Not sure.'], ['hint', 'Can I get a hint?']);
    expect(text).toContain(' part 91. ');
  });

  it('is given by the coach, who says where it is written as people say it, and declined on a checkride', () => {
    const coach = examAt([classE.id], { manner: 'coach' });
    const { text } = coach.say(['hint', 'Help me along?']);
    expect(text).toContain(' part 91. ');
    expect(text).not.toContain('CFR');
    const checkride = examAt([classE.id]);
    expect(checkride.say(['hint', 'Help me along?']).text).not.toContain('part 91');
  });
});
