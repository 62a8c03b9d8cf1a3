import type { AskKind, SaidPart } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { examAt } from '#testing/exam-at.ts';
import { fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { lines } from './lines.ts';
import { standingVerdict } from './verdict.ts';

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
    alone: (kind: AskKind, text: string) => say(asks(kind, text)),
    beside: (kind: AskKind, text: string, said = answer) =>
      say({ act: 'answer', text: said }, asks(kind, text)),
  };
}

describe('what the reader heard him ask beside his answer', () => {
  it('is left to him where it is the case, and nobody has set it', () => {
    expect(isOneOf(lines.asYouLike, exam().beside('case', 'no idea if the strobes work on this one'))).toBe(
      true,
    );
  });

  it('is granted where he asks leave, and what follows from the answer waits until he speaks', () => {
    const { beside, state } = exam();
    expect(lines.leave).toContain(beside('leave', 'okay if i grab my calculator'));
    expect(state().current?.parts).toHaveLength(1);
    expect(standingVerdict(state().current!)?.satisfactory).toBe(true);
  });

  it('waits for its time where it is how the exam goes on', () => {
    expect(isOneOf(lines.course, exam().beside('course', 'wonder if weather is still to come'))).toBe(true);
  });

  it('is taken where he offers more', () => {
    expect(lines.offerTaken).toContain(
      exam().beside('more', 'not sure you want the night one too', 'Thirty minutes.'),
    );
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
    ['more', lines.offerTaken],
    ['subject', lines.notNow],
    ['case', lines.assume],
  ])('gives the floor back and grades nothing: %s', (kind, options) => {
    const { alone, state } = exam();
    expect(isOneOf(options, alone(kind, 'wondering about that bit there'))).toBe(true);
    expect(state().current?.verdicts).toEqual([]);
  });
});
