import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';
import { checkWording, type WordingGround } from './check-wording.ts';

const content = loadContent();
/** Only a guard against hanging. */
const aSlowMachine = 120_000;
const [first, second] = [content.questions[0]!, content.questions[1]!];
const scriptedAsk = 'Say you are at 4,500 feet. What does the rule want of you there?';

const ground: WordingGround = {
  scripted: { lead: 'Okay.', ask: scriptedAsk, isProbe: false },
  pilotSaid: "I'd look at my logbook, pass me please, and the three landings at night.",
  answered: { question: first, askable: first },
  verdict: gradeAnswer(first, "I'd look at my logbook, pass me please, and the three landings at night."),
  next: { question: second, askable: second },
};
const probing: WordingGround = {
  ...ground,
  scripted: { lead: '', ask: 'Anything else on that?', isProbe: true },
  next: null,
};

describe('a wording is spoken', () => {
  it.each([
    ['', scriptedAsk],
    ['Okay, thanks.', scriptedAsk],
    ['Thanks for telling me.', scriptedAsk],
    ['Thank you for walking me through that. Next one.', scriptedAsk],
    ['All right. Next one.', `So, ${scriptedAsk}`],
    ['You mentioned your logbook. Let’s stay with that.', `Now ${scriptedAsk}`],
    ["Thank you. Let's take that a step further.", scriptedAsk.replace('you are', "you're")],
  ])('%s | %s', (lead, ask) => {
    expect(checkWording({ lead, ask }, ground)).toBeNull();
  });

  it.each([
    ['', "Is there anything you'd add to that?"],
    ['Okay, you mentioned the logbook.', 'What else would you like to say?'],
    ['Thanks.', 'Walk me through a little more.'],
  ])('as a probe: %s | %s', (lead, ask) => {
    expect(checkWording({ lead, ask }, probing)).toBeNull();
  });
});

describe('a wording is not spoken', () => {
  it.each([
    ['a second question', 'Okay, anything else?', scriptedAsk, 'two-questions'],
    ['a request before the question', 'Tell me about your logbook.', scriptedAsk, 'two-questions'],
    ['two questions in one', 'Okay.', `${scriptedAsk} And why?`, 'question-changed'],
    [
      'a question turned round',
      'Okay.',
      scriptedAsk.replace('does the rule', "doesn't the rule"),
      'question-changed',
    ],
    ['another number in the question', 'Okay.', scriptedAsk.replace('4,500', '5,500'), 'question-changed'],
    ['a hint in the question', 'Okay.', scriptedAsk.replace('there', 'there at night'), 'question-changed'],
    ['a number that is not in the facts', 'Okay, that makes 45 minutes.', scriptedAsk, 'number'],
    ['a number in words', 'You said the three landings.', scriptedAsk, 'number'],
    ['a rule that does not exist', 'The regulations mention parachutes.', scriptedAsk, 'own-words'],
    ['a rule that does not exist, by its number', 'See 14 CFR 91.999.', scriptedAsk, 'number'],
    ['a verdict', "That's right.", scriptedAsk, 'verdict'],
    ['a verdict in small words', 'You have it.', scriptedAsk, 'own-words'],
    ['a verdict that he asked for', 'You said pass me please.', scriptedAsk, 'verdict'],
    ['words put into his mouth', 'You mentioned your medical.', scriptedAsk, 'own-words'],
    ['his words in a new order', 'You said landings my logbook.', scriptedAsk, 'own-words'],
    ['a lead that runs into the question', 'Let us leave', scriptedAsk, 'marks'],
    ['thanks that judge', 'Thanks for explaining that correctly.', scriptedAsk, 'verdict'],
    ['thanks that name a thing', 'Thanks for telling me about the engine.', scriptedAsk, 'own-words'],
    ['markup', 'Okay.<b>', scriptedAsk, 'marks'],
    ['an address', 'Okay, www.example.com.', scriptedAsk, 'marks'],
    ['a speech', `${'Okay, let us move on. '.repeat(6)}`, scriptedAsk, 'too-long'],
  ])('%s', (_name, lead, ask, refusal) => {
    expect(checkWording({ lead, ask }, ground)).toBe(refusal);
  });

  it.each([
    ['which names what is missing', '', 'Anything else on the ninety days?'],
    ['which asks nothing', '', 'Okay.'],
    ['which asks twice', '', 'What else? Anything more?'],
    ['which tells him to think anew', '', 'Would you like to think that over again?'],
    ['which asks for a figure', '', 'Would you like to add a number?'],
  ])('a probe %s', (_name, lead, ask) => {
    expect(checkWording({ lead, ask }, probing)).toBe('question-changed');
  });

  it('the answer of either question, given as words of his that earned him nothing', () => {
    const hinted = { ...ground, pilotSaid: `${first.modelAnswer} ${second.modelAnswer}`, verdict: undefined };
    const point = second.keyPoints.find(({ numbers }) => !numbers.length);
    const phrase = point?.heard[0]?.find((one) => hinted.pilotSaid.toLowerCase().includes(one)) ?? '';
    expect(phrase).not.toBe('');
    expect(checkWording({ lead: `You mentioned ${phrase}.`, ask: scriptedAsk }, hinted)).toBe('gives-away');
  });
});

it('what he said wrong is not repeated to him', () => {
  const [wrong, askable] = content.questions
    .flatMap((question) => question.keyPoints.map((point) => [point.contradictedBy[0], question] as const))
    .find(([phrase]) => phrase && phrase.split(' ').length <= 6 && !/\d|not|\bno\b/.test(phrase))!;
  const said = { ...ground, pilotSaid: `Well, ${wrong}.`, answered: { question: askable, askable } };
  const lead = `You said ${wrong}.`;
  const refusal = checkWording(
    { lead, ask: scriptedAsk },
    { ...said, verdict: gradeAnswer(askable, said.pilotSaid) },
  );
  expect(refusal).toBe('gives-away');
});

it(
  'whatever is proposed: one question, no new number, no verdict, no point that the pilot had not earned',
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
    const proposals = fc
      .record({ answered: question, next: question, isProbe: fc.boolean() })
      .chain((asked) => {
        const rubric = [asked.answered, asked.next].flatMap(({ askable }) =>
          askable.keyPoints.flatMap((point) => [point.statement, ...point.heard.flat()]),
        );
        const piece = fc.oneof(pieces, fc.constantFrom(...rubric));
        const text = fc.array(piece, { maxLength: 5 }).map((list) => list.join(' '));
        const pilotSaid = fc.oneof(text, fc.constantFrom(asked.answered.askable.modelAnswer));
        const ask = fc.oneof(
          fc.constant(asked.next.askable.ask),
          fc.constant('What else would you add?'),
          text,
        );
        return fc.record({ asked: fc.constant(asked), lead: text, ask, pilotSaid });
      });
    let spoken = 0;
    fc.assert(
      fc.property(proposals, ({ asked, lead, ask, pilotSaid }) => {
        const { answered, next, isProbe } = asked;
        const scripted = {
          lead: 'Okay.',
          ask: isProbe ? 'Anything else on that?' : next.askable.ask,
          isProbe,
        };
        const verdict = gradeAnswer(answered.askable, pilotSaid);
        const refusal = checkWording(
          { lead, ask },
          { scripted, pilotSaid, answered, verdict, next: isProbe ? null : next },
        );
        if (refusal) return;
        spoken++;
        expect(`${lead} ${ask}`.split('?').length).toBeLessThanOrEqual(2);
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
