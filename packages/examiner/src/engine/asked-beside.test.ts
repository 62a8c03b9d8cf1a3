import type { AskKind, SaidPart } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { examAt } from '#testing/exam-at.ts';
import { fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { lines } from './lines.ts';

const content = loadContent();
const fixtureWithFact = {
  question: content.questions.find(({ assume, exhibit }) => assume?.length && !exhibit)!,
};

const answer = fuelReserve.modelAnswer;
const isOneOf = (options: readonly string[], text: string) => options.some((line) => text.startsWith(line));

/** An exam at the fuel reserve, and what the reader makes of words without a mark. */
function exam(manner: 'coach' | 'checkride' = 'checkride') {
  const { send, state } = examAt([fuelReserve.id], fixtureContent, { choice: { manner } });
  function say(...parts: SaidPart[]): string {
    const text = parts.map((part) => part.text).join(' ');
    return send({ type: 'pilot-said', text, typed: true, continuesLastAnswer: false, parts }).text;
  }
  const asks = (kind: AskKind, text: string): SaidPart => ({ act: 'asks-fact', asks: kind, text });
  return {
    state,
    say,
    alone: (kind: AskKind, text: string) => say(asks(kind, text)),
    beside: (kind: AskKind, text: string, said = answer) =>
      say({ act: 'answer', text: said }, asks(kind, text)),
  };
}

describe('what the reader heard him ask beside his answer', () => {
  it('is left to him where it is the case, and nobody has set it', () => {
    expect(isOneOf(lines.notNow, exam().beside('case', 'no idea if the strobes work on this one'))).toBe(
      true,
    );
  });

  it('is granted where he asks leave, and what follows from the answer waits until he speaks', () => {
    const { beside, state } = exam();
    expect(lines.leave).toContain(beside('leave', 'okay if i grab my calculator', 'Thirty minutes by day.'));
    expect(state().current?.parts).toHaveLength(1);
  });

  it('is granted without waiting where he would use something for it', () => {
    const { beside, state } = exam();
    const reply = beside('leave', 'can i use my e6b for these', 'Thirty minutes by day.');
    expect(isOneOf(lines.youMay, reply)).toBe(true);
    expect(reply).toMatch(/\?$/);
    expect(state().current?.parts).toHaveLength(1);
  });

  it('is no leave where the question is about it', () => {
    const { beside } = exam();
    expect(isOneOf(lines.youMay, beside('leave', 'am i allowed to use the normal cruise figure'))).toBe(
      false,
    );
  });

  it('is no leave for what the question is about, whatever he may', () => {
    const wish = 'may i still fly with less fuel on my own account';
    expect(isOneOf(lines.youMay, exam().beside('leave', wish))).toBe(false);
    expect(lines.leave).not.toContain(exam().alone('leave', wish));
  });

  it('is left to him where it may be an offer or a question', () => {
    const { beside, state } = exam();
    expect(isOneOf(lines.leftToYou, beside('more', 'is that where you want to go'))).toBe(true);
    expect(state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
    const open = exam();
    const reply = open.beside('more', 'is the letter for optional', 'Thirty minutes by day.');
    expect(isOneOf(lines.leftToYou, reply)).toBe(true);
    expect(open.state().asked).toEqual([]);
  });

  it('is granted without waiting where he has said all that was asked for', () => {
    const { beside, state } = exam();
    expect(isOneOf(lines.youMay, beside('leave', 'okay if i grab my calculator'))).toBe(true);
    expect(state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('is how he did, and the coach says that it is not all yet', () => {
    const { state, say } = exam('coach');
    const reply = say(
      { act: 'answer', text: 'Thirty minutes by day.' },
      { act: 'wants-verdict', text: 'was that all of it' },
    );
    expect(isOneOf(lines.notYet, reply)).toBe(true);
    expect(state().asked).toEqual([]);
  });

  it('is nothing to leave the question for, where he wants the next one and has answered', () => {
    const { say, state } = exam();
    const reply = say(
      { act: 'answer', text: answer },
      { act: 'skip', text: 'let us do the next one please' },
    );
    expect(isOneOf(lines.skipped, reply)).toBe(false);
    expect(state().asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('is told by the fact that he asks for, and by no word of his answer', () => {
    const { question } = fixtureWithFact;
    const asks: SaidPart = { act: 'asks-fact', asks: 'case', text: 'wait, is it under three' };
    const { send, state } = examAt([question.id], content);
    const words = `${question.assume![0]!.about[0]} and so on, he may sit there`;
    send({
      type: 'pilot-said',
      text: `${words} ${asks.text}`,
      typed: true,
      continuesLastAnswer: false,
      parts: [{ act: 'answer', text: words }, asks],
    });
    expect(state().lastLine).not.toContain(question.assume![0]!.say);
  });

  it('waits for its time where it is how the exam goes on', () => {
    expect(isOneOf(lines.course, exam().beside('course', 'wonder if weather is still to come'))).toBe(true);
  });

  it('is taken where his words offer more, and where they may be a question handed back', () => {
    const beside = (text: string) => exam().beside('more', text, 'Thirty minutes.');
    expect(lines.offerTaken).toContain(beside('do you want the night one too'));
    expect(lines.fromYou).toContain(beside('not sure you want the night one too'));
    expect(lines.fromYou).toContain(beside('Is a half hour enough, or would you rather hear more?'));
  });

  it('stays with him where it is the subject, and goes to the books with the coach', () => {
    const why = "I'd be curious why the rule says thirty minutes";
    expect(isOneOf(lines.notNow, exam().beside('subject', why))).toBe(true);
    const coach = exam('coach').beside('subject', 'curious why the rule says thirty minutes');
    expect(isOneOf([...lines.lookItUp, ...lines.afterward], coach)).toBe(true);
  });
});

describe('what the reader heard him ask, and nothing else', () => {
  it.each<[AskKind, readonly string[]]>([
    ['leave', lines.leave],
    ['course', lines.course],
    ['more', lines.fromYou],
    ['subject', lines.notNow],
    ['case', lines.assume],
  ])('gives the floor back and grades nothing: %s', (kind, options) => {
    const { alone, state } = exam();
    expect(isOneOf(options, alone(kind, 'wondering about the bit to come'))).toBe(true);
    expect(state().current?.verdicts).toEqual([]);
  });
});
