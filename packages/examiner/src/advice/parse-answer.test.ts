import { describe, expect, it } from 'vitest';
import type { AdviceTask } from './find-tasks.ts';
import { parseAnswer } from './parse-answer.ts';

const asked = { questionId: 'q', followUp: null, answer: 'Ninety days.' };
const read: AdviceTask = { kind: 'read', ...asked, question: 'How long?', scenario: [], points: [] };
const word: AdviceTask = { kind: 'word', ...asked, lead: 'Okay.', ask: 'Why?', isProbe: false };

describe('what a model says', () => {
  it('is taken as JSON, in a fence or without', () => {
    const readings = [{ point: 'a', quote: 'Ninety days' }];
    expect(parseAnswer(read, JSON.stringify({ readings }))).toEqual({ readings, wording: null });
    const wording = { lead: 'Thanks.', ask: 'Why?' };
    expect(parseAnswer(word, `\`\`\`json\n${JSON.stringify(wording)}\n\`\`\``)).toEqual({
      readings: [],
      wording,
    });
  });

  it('is a wording with or without what it says besides', () => {
    const wording = { lead: 'Thanks.', ask: 'Why?' };
    const said = JSON.stringify({ ...wording, reasoning: 'Short and neutral.', passed: true });
    expect(parseAnswer(word, said)).toEqual({ readings: [], wording });
  });

  it.each([
    ['nothing', ''],
    ['plain words', 'The pilot did well and should pass.'],
    ['half of an object', '{"readings": [{"point": "a"'],
    ['another shape', '{"passed": true}'],
    ['more than was asked for', '{"readings": [], "grade": "satisfactory"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['the wrong kind of words', '{"readings": [{"point": 7, "quote": "x"}]}'],
    ['the answer to the other task', '{"lead": "Okay.", "ask": "Why?"}'],
    ['too many readings', JSON.stringify({ readings: Array(50).fill({ point: 'a', quote: 'b' }) })],
    ['a megabyte', JSON.stringify({ readings: [{ point: 'a', quote: 'x'.repeat(1_000_000) }] })],
    ['two objects', '{"readings": []} {"readings": []}'],
  ])('is not taken when it is %s', (_name, text) => {
    expect(parseAnswer(read, text)).toBeNull();
  });
});
