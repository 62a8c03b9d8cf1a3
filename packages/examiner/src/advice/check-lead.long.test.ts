import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';
import { checkLead, type LeadGround } from './check-lead.ts';

const content = loadContent();
/** Only a guard against hanging. */
const aSlowMachine = 120_000;
const [first, second] = [content.questions[0]!, content.questions[1]!];
const scriptedAsk = 'Say you are at 4,500 feet. What does the rule want of you there?';

const ground: LeadGround = {
  scripted: { kept: '', lead: 'Okay.', ask: scriptedAsk },
  pilotSaid: "I'd look at my logbook, pass me please, and the three landings at night.",
  answered: { question: first, askable: first },
  verdict: gradeAnswer(first, "I'd look at my logbook, pass me please, and the three landings at night."),
  next: { question: second, askable: second },
};
describe('a lead is spoken', () => {
  it.each([
    '',
    'Okay, thanks.',
    'Thanks for telling me.',
    'Thank you for walking me through that. Next one.',
    'All right. Next one.',
    'You mentioned your logbook. Let’s stay with that.',
    "Thank you. Let's take that a step further.",
  ])('%s', (lead) => {
    expect(checkLead(lead, ground)).toBeNull();
  });
});

describe('a lead is not spoken', () => {
  it.each([
    ['a second question', 'Okay, anything else?', 'two-questions'],
    ['a request before the question', 'Tell me about your logbook.', 'two-questions'],
    ['a number that is not in the facts', 'Okay, that makes 45 minutes.', 'number'],
    ['a number in words', 'You said the three landings.', 'number'],
    ['a rule that does not exist', 'The regulations mention parachutes.', 'own-words'],
    ['a rule that does not exist, by its number', 'See 14 CFR 91.999.', 'number'],
    ['a verdict', "That's right.", 'verdict'],
    ['a verdict in small words', 'You have it.', 'own-words'],
    ['a verdict that he asked for', 'You said pass me please.', 'verdict'],
    ['words put into his mouth', 'You mentioned your medical.', 'own-words'],
    ['his words in a new order', 'You said landings my logbook.', 'own-words'],
    ['a lead that runs into the question', 'Let us leave', 'marks'],
    ['thanks that judge', 'Thanks for explaining that correctly.', 'verdict'],
    ['thanks that name a thing', 'Thanks for telling me about the engine.', 'own-words'],
    ['markup', 'Okay.<b>', 'marks'],
    ['an address', 'Okay, www.example.com.', 'marks'],
    ['a speech', `${'Okay, let us move on. '.repeat(6)}`, 'too-long'],
  ])('%s', (_name, lead, refusal) => {
    expect(checkLead(lead, ground)).toBe(refusal);
  });

  it('the answer of either question, given as words of his that earned him nothing', () => {
    const hinted = { ...ground, pilotSaid: `${first.modelAnswer} ${second.modelAnswer}`, verdict: undefined };
    const point = second.keyPoints.find(({ numbers }) => !numbers.length);
    const phrase = point?.heard[0]?.find((one) => hinted.pilotSaid.toLowerCase().includes(one)) ?? '';
    expect(phrase).not.toBe('');
    expect(checkLead(`You mentioned ${phrase}.`, hinted)).toBe('gives-away');
  });
});

it('what he said wrong is not repeated to him', () => {
  const [wrong, askable] = content.questions
    .flatMap((question) => question.keyPoints.map((point) => [point.contradictedBy[0], question] as const))
    .find(([phrase]) => phrase && phrase.split(' ').length <= 6 && !/\d|not|\bno\b/.test(phrase))!;
  const said = { ...ground, pilotSaid: `Well, ${wrong}.`, answered: { question: askable, askable } };
  const lead = `You said ${wrong}.`;
  const refusal = checkLead(lead, { ...said, verdict: gradeAnswer(askable, said.pilotSaid) });
  expect(refusal).toBe('gives-away');
});

it(
  'whatever is proposed: no question, no new number, no verdict, no point that the pilot had not earned',
  () => {
    const askables = content.questions.map((question) => ({ question, askable: question }));
    const question = fc.constantFrom(...askables);
    const pieces = fc.constantFrom(
      'Okay.',
      'Thanks.',
      'You mentioned',
      'You said',
      'I heard',
      "Let's stay with that.",
      'Next one.',
      'You got it.',
      "That's right.",
      'and why?',
      '?',
      '45 minutes',
      'ninety',
      '14 CFR 91.999',
      'Tell me more.',
      'you pass',
      '\n',
      '*',
    );
    const proposals = fc.record({ answered: question, next: question }).chain((asked) => {
      const rubric = [asked.answered, asked.next].flatMap(({ askable }) =>
        askable.keyPoints.flatMap((point) => [point.statement, ...point.heard.flat()]),
      );
      const piece = fc.oneof(pieces, fc.constantFrom(...rubric));
      const text = fc.array(piece, { maxLength: 5 }).map((list) => list.join(' '));
      const pilotSaid = fc.oneof(text, fc.constantFrom(asked.answered.askable.modelAnswer));
      return fc.record({ asked: fc.constant(asked), lead: text, pilotSaid });
    });
    let spoken = 0;
    fc.assert(
      fc.property(proposals, ({ asked, lead, pilotSaid }) => {
        const { answered, next } = asked;
        const scripted = { kept: '', lead: 'Okay.', ask: next.askable.ask };
        const verdict = gradeAnswer(answered.askable, pilotSaid);
        const refusal = checkLead(lead, { scripted, pilotSaid, answered, verdict, next });
        if (refusal) return;
        spoken++;
        expect(lead).not.toContain('?');
        expect(lead).not.toMatch(/\d|\bright\b|\bpass\b|minute|ninety/i);
        const earned = verdict.keyPoints;
        for (const [index, point] of gradeAnswer({ ...answered.askable, ask: '' }, lead).keyPoints.entries())
          if (point.verdict === 'heard') expect(earned[index]?.verdict).toBe('heard');
      }),
      { numRuns: atLength(200, 1_000) },
    );
    expect(spoken).toBeGreaterThan(atLength(2, 10));
  },
  aSlowMachine,
);
