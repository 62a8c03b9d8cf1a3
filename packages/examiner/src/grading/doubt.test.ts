import { describe, expect, it } from 'vitest';
import type { KeyPoint } from '#content/question.ts';
import type { Askable } from './answer-grade.ts';
import { gradeAnswer } from './grade-answer.ts';

const wave: KeyPoint = {
  id: 'lee',
  statement: 'The rotor turbulence is on the lee side.',
  essential: true,
  heard: [['rotor', 'lee side', 'downwind side']],
  numbers: [],
  contradictedBy: [],
};
const right = (text: string) => ({
  question: 'wave',
  kind: 'right' as const,
  text,
  heard: ['lee'],
  wrong: [],
});
const wrong = (text: string) => ({
  question: 'wave',
  kind: 'wrong' as const,
  text,
  heard: [],
  wrong: ['lee'],
});
const known = [
  right('The rotors sit on the lee side, below the crest.'),
  right('Behind the ridge, downwind of it, is where the rotor tumbles.'),
  wrong('The rotor is upwind of the ridge, and the far side is smooth.'),
  wrong('Rotor stays in front, on the windward side of the ridge, where the wind hits it.'),
];
const asked: Askable = {
  ask: 'Where is it dangerous?',
  modelAnswer: 'On the lee side of the ridge, where the rotor is.',
  keyPoints: [wave],
  knownAnswers: () => known,
};
const verdictOn = (askable: Askable, ...texts: string[]) =>
  gradeAnswer(
    askable,
    texts.map((text) => ({ text })),
  ).keyPoints[0]!.verdict;

const LIKE_WRONG = 'The rotor is in front of the ridge on the windward side, the far side is smooth.';

describe('doubt', () => {
  it('withholds credit where the words read like known wrong answers', () => {
    expect(verdictOn({ ...asked, knownAnswers: undefined }, LIKE_WRONG)).toBe('heard');
    expect(verdictOn(asked, LIKE_WRONG)).toBe('missing');
  });

  it('leaves credit where they read like right ones, or like none', () => {
    expect(verdictOn(asked, 'The rotor tumbles behind it, on the lee side.')).toBe('heard');
    expect(verdictOn(asked, 'Watch out for rotors and keep off the lee side.')).toBe('heard');
  });

  it('never gives credit, however alike', () => {
    expect(verdictOn(asked, 'They sit below the crest, behind the ridge.')).toBe('missing');
  });

  it('is over when the pilot says it better', () => {
    expect(verdictOn(asked, LIKE_WRONG, 'I mean the rotor sits on the lee side, below the crest.')).toBe(
      'heard',
    );
  });

  it('stays when nothing is added', () => {
    expect(verdictOn(asked, LIKE_WRONG, "No, that's all.")).toBe('missing');
  });

  it('is borne longer through speech, where words are misheard', () => {
    const said = 'The rotor is somewhere over the ridge.';
    const spoken = gradeAnswer(asked, [{ text: said, isSpoken: true }]).keyPoints[0]!.verdict;
    expect([verdictOn(asked, said), spoken]).toEqual(['missing', 'heard']);
  });
});
