import { describe, expect, it } from 'vitest';
import { askName } from '../src/content/ask-name.ts';
import { loadContent } from '../src/content/load-content.ts';
import type { ExamOptions } from '../src/exam.ts';
import { fromAnswers } from './applicants.ts';
import { type Deliver, holdLeg, type LegTurn } from './hold-leg.ts';
import { readLabelledAnswers } from './labelled-answers.ts';

const content = loadContent();
const options: ExamOptions = {
  choice: { rating: 'private', manner: 'checkride', leg: 1 },
  kind: 'coach',
  limitSeconds: 600,
  seed: 'legs-0',
};
const ownWords = new Map(
  readLabelledAnswers('legs-own-words', content).map(({ name, text }) => [name, text]),
);

describe('an applicant with answers of a file', () => {
  it('says the answer, and the same again when he is nudged', async () => {
    const turns: (LegTurn & { text: string })[] = [];
    const answers = new Map([...ownWords.keys()].map((name) => [name, `It says nothing of ${name}.`]));
    const deliver: Deliver = async (text, turn) => {
      turns.push({ ...turn, text });
      return { type: 'pilot-said', text, typed: true, continuesLastAnswer: false };
    };
    const { asked, debrief } = await holdLeg(options, content, fromAnswers(answers), deliver);
    expect(asked.length).toBeGreaterThan(1);
    expect(debrief.lines).toHaveLength(asked.length);
    expect(debrief.lines.map(({ grade }) => grade)).not.toContain('satisfactory');
    const again = turns.filter(({ spoke }) => spoke > 0);
    expect(again.length).toBeGreaterThan(0);
    for (const { name, spoke, text } of turns)
      expect(text).toBe(`${spoke ? 'Like I said: ' : ''}It says nothing of ${name}.`);
  });

  it('will not pass over a question that it has no answer to', async () => {
    await expect(holdLeg(options, content, fromAnswers(new Map()))).rejects.toThrow('No answer to pa.i');
  });

  it('denies a figure that was misheard, and confirms the one he said', async () => {
    const name = 'pa.i.e-weather-minimums';
    const replyTo = (isRight: boolean) => {
      const number = { slot: 0, words: '', isRight };
      const verdict = { keyPoints: [{ id: 'visibility', number }] };
      const state = {
        progress: { expecting: { for: 'read-back', pointId: 'visibility', slot: 0 } },
        current: { verdicts: [verdict] },
      };
      return fromAnswers(new Map([[name, 'Three miles.']]))({ name, state, spoke: 1 } as unknown as LegTurn);
    };
    expect(replyTo(true)).toBe("Yes, that's right.");
    expect(replyTo(false)).toBe('No. Three miles.');
  });
});

it('has an answer in own words to all that a private leg asks without an exhibit', () => {
  const asked = content.questions
    .filter(({ rating, exhibit }) => rating === 'private' && !exhibit)
    .flatMap(({ id, followUps }) => [id, ...followUps.map((_, index) => askName(id, index))]);
  expect(asked.filter((name) => !ownWords.has(name))).toEqual([]);
});
