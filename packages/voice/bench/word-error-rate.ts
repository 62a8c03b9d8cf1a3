/**
 * How much of an answer the recogniser gets right, in synthetic voices (and a human one where it is
 * installed), greedily and with the beam and its aviation words.
 *
 *   npm run bench:wer -- [--voices slt,rms] [--halves tuning,held-out] [--searches greedy,beam] [--errors]
 *
 * `--errors` prints what was misheard, of the tuning half only: the held-out half stays unseen, so that
 * nothing can be fitted to it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadFlite } from '#engines/flite/load-flite.ts';
import { loadMoonshine, type Moonshine } from '#engines/moonshine/load-moonshine.ts';
import { loadSilero } from '#engines/silero/load-silero.ts';
import { tidyTranscript } from '#heard/tidy-transcript.ts';
import { SAMPLE_RATE_HZ, VAD_FRAME_SAMPLES, type VoiceActivityDetector } from '#io.ts';
import { toFloatSamples } from '#pcm.ts';
import { type Clip, espeakVoices, fliteVoices, humanVoices, type Voice } from './clips.ts';
import { addScores, NO_SCORE, type Score, scoreTranscript } from './score.ts';

const OUTPUT_FOLDER = '.data/bench';
const HALVES = ['tuning', 'held-out'] as const;
const SEARCHES = ['greedy', 'beam'] as const;

type Half = (typeof HALVES)[number] | 'human';
type Search = (typeof SEARCHES)[number];

interface Row {
  voice: string;
  half: Half;
  search: Search;
  clips: number;
  empty: number;
  wordErrorPercent: number;
  acronymRecallPercent: number | null;
  numberRecallPercent: number | null;
  decodeP50Ms: number;
}

const { values: options } = parseArgs({
  options: {
    voices: { type: 'string' },
    halves: { type: 'string', default: HALVES.join() },
    searches: { type: 'string', default: SEARCHES.join() },
    errors: { type: 'boolean', default: false },
  },
});

const halves = HALVES.filter((half) => options.halves.split(',').includes(half));
const searches = SEARCHES.filter((search) => options.searches.split(',').includes(search));
const isWanted = (voice: Voice) => !options.voices || options.voices.split(',').includes(voice.name);

const [flite, moonshine, vad] = await Promise.all([loadFlite(), loadMoonshine(), loadSilero()]);
const synthetic = [...fliteVoices(flite), ...espeakVoices()].filter(isWanted);
const human = humanVoices().filter(isWanted);
if (humanVoices().length === 0)
  console.log('No human speech: asterisk-core-sounds-en-wav is not installed.\n');

const rows: Row[] = [];
for (const voice of synthetic) {
  for (const half of halves) await measure(voice, half, voice.record(readAnswers(half)));
}
for (const voice of human) await measure(voice, 'human', voice.record([]));

console.table(rows);
mkdirSync(OUTPUT_FOLDER, { recursive: true });
writeFileSync(
  `${OUTPUT_FOLDER}/word-error-rate.json`,
  `${JSON.stringify({ at: new Date(), rows }, null, 2)}\n`,
);
console.log(`Written to ${OUTPUT_FOLDER}/word-error-rate.json`);

async function measure(voice: Voice, half: Half, clips: readonly Clip[]): Promise<void> {
  const voicedMs: number[] = [];
  for (const clip of clips) voicedMs.push(await measureVoice(vad, clip.pcm));
  for (const search of searches) {
    const row = await measureSearch(moonshine, { voice: voice.name, half, search }, clips, voicedMs);
    rows.push(row);
    console.log(`${row.voice} ${row.half} ${row.search}: ${row.wordErrorPercent} % of words wrong`);
  }
}

async function measureSearch(
  recogniser: Moonshine,
  what: Pick<Row, 'voice' | 'half' | 'search'>,
  clips: readonly Clip[],
  voicedMs: readonly number[],
): Promise<Row> {
  let score: Score = NO_SCORE;
  let empty = 0;
  const durations: number[] = [];
  for (const [index, { said, pcm }] of clips.entries()) {
    const startedAt = performance.now();
    const decoded = await recogniser.decode({
      pcm,
      voicedMs: voicedMs[index] ?? 0,
      search: what.search,
      bias: [],
      shouldStop: () => false,
    });
    durations.push(performance.now() - startedAt);
    const heard = tidyTranscript(decoded?.text ?? '');
    if (heard === '') empty++;
    const ofClip = scoreTranscript(said, heard);
    score = addScores(score, ofClip);
    if (options.errors && what.half !== 'held-out' && ofClip.errors > 0)
      console.log(`  ${said}\n    ${heard}`);
  }
  return {
    ...what,
    clips: clips.length,
    empty,
    wordErrorPercent: percent(score.errors, score.words) ?? 0,
    acronymRecallPercent: percent(score.acronymsHeard, score.acronyms),
    numberRecallPercent: percent(score.numbersHeard, score.numbers),
    decodeP50Ms: Math.round(durations.sort((one, other) => one - other)[durations.length >> 1] ?? 0),
  };
}

async function measureVoice(detector: VoiceActivityDetector, pcm: Int16Array): Promise<number> {
  const stream = detector.open();
  const samples = toFloatSamples(pcm);
  let voicedFrames = 0;
  for (let start = 0; start + VAD_FRAME_SAMPLES <= samples.length; start += VAD_FRAME_SAMPLES) {
    if ((await stream.push(samples.subarray(start, start + VAD_FRAME_SAMPLES))) > 0.5) voicedFrames++;
  }
  return (1000 * voicedFrames * VAD_FRAME_SAMPLES) / SAMPLE_RATE_HZ;
}

function readAnswers(half: (typeof HALVES)[number]): string[] {
  const file = new URL(`./corpus/${half}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { answers: string[] }).answers;
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}
