import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLinesOfExam, loadContent, startExam } from '@rightseat/examiner';
import { splitSentences, toSpeakable } from '@rightseat/voice';
import { measureRendered, openRenderedLines, packFolder, readPack } from '@rightseat/voice/rendering';
import { describe, expect, test } from 'vitest';
import { listSentences } from '../../../../e2e/render/list-sentences.ts';

/**
 * So many lines may be new, and so many be said no more, before the packs must be rendered anew: npm run voice:render. A new one
 * is spoken live, an old one is only dead weight, since lines are found by their words.
 */
const MOST_NEW = 60;
const MOST_OLD = 30;

const folder = packFolder('am_michael');
const content = loadContent();
const known = new Map(listSentences().map(({ name, sentences }) => [name, sentences]));
const everywhere = new Set([...known.values()].flat());
const packs = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pack')) : [];
const rendered = await openRenderedLines(folder, console.warn);
const linesOf = (pack: string) => readPack(readFileSync(join(folder, pack)));

describe.each(packs)('%s', (pack) => {
  test('holds what examiners say, and nothing else', () => {
    const rendered = new Set(linesOf(pack).map(({ text }) => text));
    const missing = (known.get(pack.replace('.pack', '')) ?? []).filter((text) => !rendered.has(text));
    const old = [...rendered].filter((text) => !everywhere.has(text));
    if (missing.length + old.length > 0) console.log({ pack, missing, old });
    expect(missing.length).toBeLessThanOrEqual(MOST_NEW);
    expect(old.length).toBeLessThanOrEqual(MOST_OLD);
  });
});

/** What a pilot may choose and then hears the natural voice throughout, without its model: as the README says. The demo is of no leg. */
const RENDERED = [
  ...[undefined, 1, 2, 3, 4].map((leg) => ({ rating: 'private', manner: 'checkride', leg }) as const),
  ...[1, 2, 3].map((leg) => ({ rating: 'instrument', manner: 'checkride', leg }) as const),
  ...[1, 2, 3].map((leg) => ({ rating: 'private', manner: 'coach', leg }) as const),
];
const DRAWS = 12;

test.each(RENDERED)('$rating in $manner manner, leg $leg, is spoken from packs alone', (choice) => {
  const shares = Array.from({ length: DRAWS }, (_, draw) => {
    const options = {
      kind: choice.leg ? 'coach' : 'demo',
      choice,
      limitSeconds: choice.leg ? 1_800 : 300,
      seed: `draw ${draw}`,
      flight: choice.leg ? null : undefined,
    } as const;
    const lines = listLinesOfExam(startExam(options, content), content) ?? [];
    return measureRendered(lines.flatMap(splitSentences).map(toSpeakable), rendered);
  });
  // Of so much the voice of the conversation is decided: packages/voice/src/engines/natural/start-natural-voice.ts.
  expect(shares.filter((share) => share >= 0.98).length).toBeGreaterThan(DRAWS / 2);
});

test.runIf(packs.includes('always.pack'))('each line decodes to as much sound as it was', async () => {
  const complaints: string[] = [];
  const lines = await openRenderedLines(folder, (line) => complaints.push(line));
  for (const { text, samples } of linesOf('always.pack')) {
    const pcm = lines.find(text);
    expect(pcm?.length, text).toBeCloseTo(samples / 3, -1);
    // Words, not silence.
    expect(Math.max(...pcm!.slice(0, 16_000)), text).toBeGreaterThan(2_000);
  }
  expect(complaints).toEqual([]);
});

test('all packs together stay small enough for a repository', () => {
  const bytes = packs.reduce((sum, pack) => sum + readFileSync(join(folder, pack)).length, 0);
  expect(bytes).toBeLessThan(40 * 2 ** 20);
});
