import { Persona } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { fixtureContent } from '#testing/fixtures/questions.ts';
import type { ExamState } from './exam-state.ts';
import { lines, readBackLines } from './lines.ts';
import { inWordsOf } from './persona-lines.ts';
import { inSentence, pick, sourceInSentence } from './say.ts';
import { startExam } from './start-exam.ts';

type Kind = keyof typeof lines;
const kinds = Object.keys(lines) as Kind[];
const said = [undefined, ...Persona.options].flatMap((persona) =>
  kinds.map((kind) => ({ kind, persona, own: inWordsOf<string>(persona, lines[kind]) })),
);
const everyLine = said.flatMap(({ kind, own }) => own.map((line) => ({ kind, line })));
const readBacks = readBackLines.map((line) => line('five hundred above'));

describe('what the examiner says besides the questions', () => {
  it.each(said)('has six of $kind at least ($persona)', ({ own }) => {
    expect(new Set(own).size).toBe(own.length);
    expect(own.length).toBeGreaterThanOrEqual(6);
  });

  it('reads a figure back in six ways', () => {
    expect(new Set(readBacks).size).toBeGreaterThanOrEqual(6);
  });

  it('is spoken calmly, asks once at most, and knows no captain', () => {
    for (const line of [...everyLine.map((one) => one.line), ...readBacks]) {
      expect(line).not.toMatch(/[!–—;’“”]|\bcaptain\b|\bawesome\b|\s$|^\s/i);
      expect(line.split('?').length).toBeLessThanOrEqual(2);
      expect(line).toMatch(/^[A-Z].*(?:[.?:]|\b(?:in|is|to))$/s);
    }
  });

  it('holds no verdict where nothing was judged aloud', () => {
    // He is told that he said it before, and what a coach says is a verdict by design.
    const tells: readonly Kind[] = ['soYouDid', 'coachRight', 'coachWrong', 'coachLookedUp'];
    const verdict = /\b(?:correct(?!ed)|perfect|great|excellent|well done|nicely|wrong|mistake|right)\b/i;
    const idioms = /^all right|that's all right|right ahead|go right|I had that wrong, then/gi;
    for (const { line } of everyLine.filter((one) => !tells.includes(one.kind)))
      expect(line.replace(idioms, '')).not.toMatch(verdict);
  });
});

describe('pick', () => {
  const begun = (seed: string, persona?: Persona): ExamState =>
    startExam(
      { choice: { rating: 'private', manner: 'coach', persona }, kind: 'coach', limitSeconds: 1800, seed },
      fixtureContent,
    );

  /** Lines of drawn kinds one after the other, through the database and back between any two. */
  function sayMany(seed: string, persona: Persona | undefined, of: readonly Kind[]) {
    let state = begun(seed, persona);
    return Array.from({ length: 300 }, (_, turn) => {
      // Some kinds come again and again, as acknowledgements do.
      const kind = turn % 2 ? 'acknowledgements' : of[(turn / 2 + seed.length) % of.length]!;
      const picked = pick<string>(JSON.parse(JSON.stringify(state)), lines[kind]);
      state = picked.state;
      return { kind, line: picked.line };
    });
  }

  it.each([undefined, ...Persona.options])('says nothing twice in a row, of no kind (%s)', (persona) => {
    for (const seed of ['a', 'bb', 'ccc']) {
      const spoken = sayMany(seed, persona, kinds);
      for (const [index, { kind, line }] of spoken.entries()) {
        expect(line).not.toBe(spoken[index - 1]?.line);
        const own: readonly string[] = inWordsOf<string>(persona, lines[kind]);
        const before = spoken.slice(0, index).filter((one) => own.includes(one.line));
        expect(line).not.toBe(before.at(-1)?.line);
      }
      expect(new Set(spoken.map((one) => one.line)).size).toBeGreaterThan(100);
    }
  });

  it('does not begin twice in a row with the same word, where there is another', () => {
    const opening = (line: string | undefined) => line?.split(/[ ,.]/)[0];
    const spoken = sayMany('d', undefined, ['nudgeLeads', 'nextQuestion', 'deeper', 'probes', 'putOff']);
    for (const [index, { line }] of spoken.entries())
      expect(opening(line)).not.toBe(opening(spoken[index - 1]?.line));
  });

  it('goes on with an exam that was stored before lines were remembered', () => {
    const { recentLines: _, ...stored } = begun('e');
    expect(lines.deeper).toContain(pick(stored, lines.deeper).line);
  });

  it('remembers no more than an exam has use for', () => {
    let state = begun('f');
    for (let turn = 0; turn < 1_000; turn++)
      state = pick<string>(state, lines[kinds[turn % kinds.length]!]).state;
    expect(state.recentLines).toHaveLength(150);
  });
});

describe('what is put into a sentence', () => {
  const { questions } = loadContent();

  it('is a topic that may stand after a colon: no question, no sentence, no capital that is not its own', () => {
    for (const { topic } of questions) {
      expect(inSentence(topic)).not.toMatch(/^(?:is|are|do|does|can|may)\b|^lost$|[.!?:]|^A [a-z]/);
    }
  });

  it('is a source as one speaks of it', () => {
    expect(['POH', 'POH section 3', '14 CFR 91.3'].map(sourceInSentence)).toEqual([
      'the POH',
      'the POH section 3',
      '14 CFR 91.3',
    ]);
  });
});
