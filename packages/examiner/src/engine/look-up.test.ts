import { describe, expect, it } from 'vitest';
import { buildDebrief } from '#debrief/build-debrief.ts';
import { examAt as beginAt } from '#testing/exam-at.ts';
import { classE, fixtureContent, fuelReserve, oxygen } from '#testing/fixtures/questions.ts';
import { lines } from './lines.ts';

const RIGHT = '14 CFR 91.151';
const LOOK_IT_UP = "I'd look that up.";

/** An exam at this question, with a pilot who has the books at hand and a record of what was said. */
function examAt(questionId: string, { hasBooks = true }: { hasBooks?: boolean } = {}) {
  const { send, state } = beginAt([questionId], fixtureContent, { hasBooks, seed: 's' });
  return {
    send,
    say(text: string, continuesLastAnswer = false) {
      return send({ type: 'pilot-said', text, typed: true, continuesLastAnswer });
    },
    find: (reference: string | null, isSpeaking = false) =>
      send({ type: 'looked-up', reference, isSpeaking }),
    state,
    debrief: () => buildDebrief(state(), { endedBecause: 'pilot' }, fixtureContent),
  };
}

describe('a look-up', () => {
  it('opens the books with one short line, then waits in silence', () => {
    const exam = examAt(fuelReserve.id);
    const reply = exam.say(LOOK_IT_UP);
    expect(reply).toMatchObject({ opensBooks: true, endsExam: false });
    expect(reply.text).toMatch(/show me/i);
    expect(exam.send({ type: 'silent', silentMs: 600_000 }).text).toBe('');
    expect(exam.send({ type: 'unclear' }).text).toBe('');
    expect(exam.say('Hm, fuel, fuel, let me see.').text).toBe('');
    expect(exam.state().asked).toEqual([]);
  });

  it('has the books put away again for who wanted none, and he may look into them later', () => {
    for (const text of [
      "I don't want the books.",
      'No books. I meant with my eyes.',
      'Close them, please.',
    ]) {
      const exam = examAt(fuelReserve.id);
      exam.say(LOOK_IT_UP);
      expect(lines.foundNothing).toContain(exam.say(text).text);
      expect(exam.say(LOOK_IT_UP).opensBooks).toBe(true);
    }
    expect(examAt(fuelReserve.id).say('A last look up final, then I go.').opensBooks).toBeUndefined();
  });

  it('opens them for the button as well, and only once a question', () => {
    const exam = examAt(fuelReserve.id);
    expect(exam.send({ type: 'look-up-requested' }).opensBooks).toBe(true);
    exam.find(RIGHT);
    expect(exam.send({ type: 'look-up-requested' }).opensBooks).toBeUndefined();
    expect(exam.say(LOOK_IT_UP).opensBooks).toBeUndefined();
  });

  it('waits until the question was heard by who speaks into it', () => {
    const exam = examAt(fuelReserve.id);
    const { spoken } = exam.state().progress;
    const cutIn = { typed: false, continuesLastAnswer: false, type: 'pilot-said', text: LOOK_IT_UP } as const;
    const reply = exam.send({ ...cutIn, unsaid: `I'm a computer, and this is practice. ${spoken}` });
    expect(reply.opensBooks).toBeUndefined();
    expect(reply.text.endsWith(spoken)).toBe(true);
    expect(exam.state().current).toMatchObject({ parts: [], verdicts: [] });
    expect(exam.send({ ...cutIn, unsaid: spoken.slice(-8) }).opensBooks).toBe(true);
  });

  it('does not wait for who types into it, and reads the question on the page', () => {
    const exam = examAt(fuelReserve.id);
    const { spoken } = exam.state().progress;
    const typed = { typed: true, continuesLastAnswer: false, type: 'pilot-said', text: LOOK_IT_UP } as const;
    expect(exam.send({ ...typed, unsaid: spoken }).opensBooks).toBe(true);
  });

  it('asks what was found, and takes a right answer for satisfactory', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    expect(exam.find(RIGHT).text).toMatch(/\?$/);
    exam.say(fuelReserve.modelAnswer);
    expect(exam.state().asked.at(-1)).toMatchObject({
      outcome: 'held',
      lookUp: { reference: RIGHT, rightDocument: true, rightSection: true },
    });
    expect(exam.debrief().lines[0]).toMatchObject({
      grade: 'satisfactory',
      lookUp: { reference: RIGHT, rightDocument: true, rightSection: true },
    });
  });

  it('in the wrong place is on the record, and the answer is judged all the same', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    exam.find('14 CFR 91.155');
    exam.say('It says three miles.');
    exam.say('Nothing else.');
    expect(exam.debrief().lines[0]).toMatchObject({
      grade: 'unsatisfactory',
      lookUp: { reference: '14 CFR 91.155', rightDocument: true, rightSection: false },
    });
  });

  it('does not excuse an answer that is missing, even in the right place', () => {
    const exam = examAt(fuelReserve.id);
    exam.say("I'd look that up in part 91.");
    exam.find(RIGHT);
    exam.say('It is a long one.');
    exam.say('Nothing else.');
    expect(exam.debrief().lines[0]).toMatchObject({
      grade: 'unsatisfactory',
      reason: expect.stringContaining('You found the right place.'),
    });
  });

  it('that finds nothing leads back to what he knows', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    const reply = exam.find(null);
    expect(reply.text).toMatch(/book|memory|without/);
    expect(reply.opensBooks).toBeUndefined();
    expect(exam.say("I don't know.").text).not.toMatch(/look that up|find it/);
    expect(exam.state().current?.lookUp?.reference).toBeNull();
  });

  it('may be begun again as long as nothing was found', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    exam.find(null);
    expect(exam.say(LOOK_IT_UP).opensBooks).toBe(true);
    exam.find(RIGHT);
    expect(exam.state().current?.lookUp?.reference).toBe(RIGHT);
  });

  it('takes for nothing what stands in none of the books', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    exam.find('<b>my notes</b>');
    expect(exam.state().current?.lookUp).toEqual({
      reference: null,
      rightDocument: false,
      rightSection: false,
    });
  });

  it('does not ask what was found of a pilot who is saying it', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    expect(exam.find(RIGHT, true).text).toBe('');
    exam.say(fuelReserve.modelAnswer);
    expect(exam.state().asked.at(-1)?.outcome).toBe('held');
  });

  it('asks after all when he only talked to himself', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    exam.find(RIGHT, true);
    expect(exam.say('Okay, there it is.').text).toMatch(/\?$/);
    expect(exam.state().current).toMatchObject({ questionId: fuelReserve.id, lookUp: { reference: RIGHT } });
  });

  it('is over when the answer comes first; what is found later changes nothing', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    exam.say(fuelReserve.modelAnswer);
    const asked = exam.state().asked.length;
    expect(exam.find(RIGHT).text).toBe('');
    expect(exam.state().asked).toHaveLength(asked);
  });

  it('goes on after a lost connection: the question again, and the books', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    const reply = exam.send({ type: 'resumed', hasBooks: true });
    expect(reply.opensBooks).toBe(true);
    expect(reply.text).toContain(fuelReserve.ask);
    exam.find(RIGHT);
    expect(exam.state().current?.lookUp?.rightSection).toBe(true);
  });

  it('opens the books again when he went on with the same words', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    expect(exam.say("I'd look that up in part 91.", true).opensBooks).toBe(true);
  });

  it('is no answer to what must be known by heart', () => {
    const exam = examAt(classE.id);
    expect(exam.say(LOOK_IT_UP).opensBooks).toBeUndefined();
    expect(exam.send({ type: 'look-up-requested' }).opensBooks).toBeUndefined();
  });

  it('without books at the pilot’s end is asked in words', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    expect(exam.send({ type: 'books-missing' }).text).toMatch(/document|find|book|publication|look/);
    exam.say('In the FARs, part 91.');
    expect(exam.state().asked.at(-1)?.outcome).toBe('looked-up');
    const other = examAt(fuelReserve.id, { hasBooks: false });
    expect(other.send({ type: 'look-up-requested' }).opensBooks).toBeUndefined();
    expect(other.say('In the AIM.').text).not.toBe('');
  });

  it.each([
    { reference: 'AIM 8-1-2', rightSection: true },
    { reference: '14 CFR 91.211', rightSection: false },
  ])('for a follow-up is judged by its own references: $reference', ({ reference, rightSection }) => {
    const exam = examAt(oxygen.id);
    exam.say(oxygen.modelAnswer);
    expect(exam.state().current).toMatchObject({ questionId: oxygen.id, followUp: 0 });
    exam.say(LOOK_IT_UP);
    exam.find(reference);
    exam.say('Hm, nothing.');
    exam.say('Nothing else.');
    const line = exam.debrief().lines[1];
    expect(line).toMatchObject({ lookUp: { reference, rightSection }, references: ['AIM 8-1-2'] });
    expect(exam.debrief().summary).not.toContain('91.211');
  });

  it('ends with the exam when time runs out', () => {
    const exam = examAt(fuelReserve.id);
    exam.say(LOOK_IT_UP);
    expect(exam.send({ type: 'time-nearly-up', remainingMs: 20_000 })).toMatchObject({ endsExam: true });
    expect(exam.debrief().lines[0]?.grade).toBe('not-assessed');
  });
});
