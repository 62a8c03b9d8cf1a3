import type { Act, SaidPart } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { examAt as beginAt, inParts } from '#testing/exam-at.ts';
import { classD, classE, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import type { ExamOptions } from '../exam.ts';
import { lines } from './lines.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

const content = loadContent();

/** The same on the questions of tests, where he says things to the examiner. */
function examAt(questionIds: string[], choice: Partial<ExamOptions['choice']> = {}) {
  const { send, state } = beginAt(questionIds, fixtureContent, { choice });
  return { say: (...said: [Act, string][]) => send(inParts(...said)), state };
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
    ['otherTrouble', 'My pen just leaked all over the desk.'],
  ] as const)('is a word of %s to trouble: %s', (kind, text) => {
    const reply = examAt([classD.id]).say(['trouble', text]).text;
    expect(lines[kind].filter((line) => reply.startsWith(line))).toHaveLength(1);
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

it('takes no quarrel for a wish to look it up', () => {
  const exam = examAt([fuelReserve.id]);
  const quarrel = "You're citing the old rule, that was changed years ago, check the Federal Register.";
  exam.say(['argues', quarrel]);
  exam.say(['argues', quarrel]);
  expect(exam.state().asked).toEqual([]);
  expect(exam.state().current).toMatchObject({ questionId: fuelReserve.id, parts: [] });
});

describe('asking to stop', () => {
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
    expect(exam.state().asked).toEqual([]);
    exam.say(['stop', 'Can we leave it there?']);
    exam.say(['answer', fuelReserve.modelAnswer]);
    expect(exam.state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
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
});

describe('a hint', () => {
  it('is given by the coach, who says where it is written as people say it, and declined on a checkride', () => {
    const coach = examAt([classE.id], { manner: 'coach' });
    const { text } = coach.say(['hint', 'Help me along?']);
    expect(text).toContain(' part 91. ');
    expect(text).not.toContain('CFR');
    const checkride = examAt([classE.id]);
    expect(checkride.say(['hint', 'Help me along?']).text).not.toContain('part 91');
  });
});
