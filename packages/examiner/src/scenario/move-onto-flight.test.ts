import { describe, expect, it } from 'vitest';
import { digestQuestion } from '#content/digest-question.ts';
import { loadContent } from '#content/load-content.ts';
import { buildDebrief } from '#debrief/build-debrief.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import { toRead } from '#engine/to-read.ts';
import { wayLines } from '#engine/way-lines.ts';
import { contentFor } from './scenario-content.ts';

const content = loadContent();
const lost = content.questions.find(({ id }) => id === 'pa.vi.d-lost')!;
const begin = (flight: null | undefined, plan: string[]) => {
  const choice = { rating: 'private', manner: 'checkride' } as const;
  const options = { choice, kind: 'coach' as const, limitSeconds: 1_800, seed: 'a', flight };
  return { ...startExam(options, content), plan };
};

describe('a written question that is asked of the flight', () => {
  it('is asked in words for it where an exam is held around one, and nowhere else', () => {
    const [around, without] = ([null, undefined] as const).map((flight) => begin(flight, [lost.id]));
    const said = (state: typeof around) => step(state!, { type: 'started' }, content).reply.text;
    expect(said(around)).toContain(lost.onFlight);
    expect(said(around)).toContain('from Watsonville to Reno');
    expect(said(without)).toContain(lost.ask);
    expect(said(without)).not.toContain('Watsonville');
  });

  it('is judged in the words that its answers were measured with', () => {
    const moved = contentFor(begin(null, []), content).questionById(lost.id)!;
    const [read, plain] = [moved, lost].map((askable) => toRead({ askable, parts: [{ text: 'I climb.' }] }));
    expect(moved.ask).toBe(lost.onFlight);
    expect(read).toEqual(plain);
  });

  it('lets the flight be what it is: people, light and airplane are assumed as they were told', () => {
    const assume = contentFor(begin(null, []), content).questionById('pa.i.c-thunderstorms')!.assume!;
    const says = (word: string) => assume.filter(({ about }) => about.includes(word)).map(({ say }) => say);
    expect(says('alone')).toEqual(['You and your passengers.']);
    expect(says('airplane')).toEqual(['The airplane of our example.']);
    expect(assume.map(({ say }) => say)).not.toContain("You're alone on board.");
  });

  it('needs no word on the way from the flight, and its debrief names the wording as it is written', () => {
    const fuel = 'pa.ii.a-your-flight-fuel-check';
    let state = step(begin(null, [fuel, lost.id]), { type: 'started' }, content).state;
    let text = '';
    const skip = {
      type: 'pilot-said',
      text: 'Skip this one.',
      typed: true,
      continuesLastAnswer: false,
    } as const;
    ({
      state,
      reply: { text },
    } = step(state, skip, content));
    expect(text).toContain(lost.onFlight);
    for (const line of [...wayLines.besideFlight, ...wayLines.backToFlight]) expect(text).not.toContain(line);
    const { lines } = buildDebrief(state, { endedBecause: 'limit' }, content);
    expect(lines.map(({ wording }) => wording)).toEqual([undefined, digestQuestion(lost.id, content)]);
    expect(lines[1]!.question).toBe(lost.onFlight);
  });

  it.each([
    ['comes back to it', 'besideFlight', [lost.id]],
    ['is done with it', 'afterFlight', []],
  ] as const)('is left for another case by a word that tells whether the exam %s', (_, kind, ahead) => {
    const plan = ['pa.ii.a-your-flight-fuel-check', 'pa.iv.n-late-go-around', ...ahead];
    const begun = step(begin(null, plan), { type: 'started' }, content).state;
    const { text } = step(
      begun,
      { type: 'pilot-said', text: 'Skip this one.', typed: true, continuesLastAnswer: false },
      content,
    ).reply;
    expect(wayLines[kind].some((line) => text.includes(line))).toBe(true);
  });

  it('is true of whoever flies alone, from any field, in any airplane', () => {
    const asked = content.questions.flatMap(({ id, onFlight }) => (onFlight ? [{ id, onFlight }] : []));
    expect(asked.length).toBeGreaterThan(100);
    for (const { id, onFlight } of asked) {
      expect(onFlight, id).not.toMatch(
        /\b(tower|ground control|your passengers?|your friend|rented|tailwheel)\b/i,
      );
      expect(onFlight, id).toMatch(/\b(our|we|we're|we've|us)\b/i);
    }
  });
});
