import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { holdExam } from '#testing/hold-exam.ts';
import { candidateKinds } from '#testing/scripted-candidate.ts';
import { buildDebrief } from './build-debrief.ts';
import { aboutThePilot } from './third-person.ts';

const content = loadContent();
const told = (reason: string) => aboutThePilot({ summary: reason, lines: [], study: null }).summary;

describe('a debrief that somebody else reads', () => {
  it.each([
    [
      'You ended the exam. You answered 3 questions: 2 satisfactory, 1 not. Go back over this first: oxygen.',
      'The pilot ended the exam. The pilot answered 3 questions: 2 satisfactory, 1 not. To be gone over first: oxygen.',
    ],
    ["You said that you didn't know.", 'The pilot said that they did not know.'],
    [
      'You would look it up in the right place. What you know of it was not tested.',
      'The pilot would look it up in the right place. What the pilot knows of it was not tested.',
    ],
    [
      'The exam ended before you had finished this answer.',
      'The exam ended before they had finished this answer.',
    ],
    [
      'You took back what you had said before: “You need 30”. That was not settled, so it is left open.',
      'The pilot took back what they had said before: “You need 30”. That was not settled, so it is left open.',
    ],
    [
      'You found the right place. None of the points that stand there was heard from you.',
      'The pilot found the right place. None of the points that stand there was heard from the pilot.',
    ],
  ])('says %j', (own, others) => {
    expect(told(own)).toBe(others);
  });

  it('tells what a model says of it and asks, and leaves what is quoted', () => {
    const prose =
      'Review “what you need” first. You left out “your own”. Go back over “x”. You were right on “y”. Your answer on “z” was weak.';
    expect(aboutThePilot({ summary: '', prose, lines: [], study: null }).prose).toBe(
      "The pilot should review “what you need” first. The pilot left out “your own”. The pilot should go back over “x”. The pilot was right on “y”. The pilot's answer on “z” was weak.",
    );
  });

  it.each(candidateKinds)('speaks to nobody, whatever a candidate who is %s came to', (kind) => {
    const choice = { rating: 'private', manner: 'checkride', leg: 1 } as const;
    const { state } = holdExam({ choice, kind: 'coach', limitSeconds: 1800, seed: 'third' }, kind, content);
    for (const endedBecause of ['pilot', 'examiner', 'limit', 'lost', 'access-ended'] as const) {
      const { summary, lines } = aboutThePilot(buildDebrief(state, { endedBecause }, content));
      const ours = [summary, ...lines.map(({ reason }) => reason)].map((text) =>
        text.replace(/“[^”]*”/g, ''),
      );
      expect(ours.filter((text) => /\byou/i.test(text))).toEqual([]);
    }
  });
});
