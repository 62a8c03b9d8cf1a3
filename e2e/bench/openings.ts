// npm run bench:openings: how long the examiner speaks before a pilot can answer the first question, in the natural voice
// as it was rendered, over 200 demos and 200 openings of each leg. Needs nothing but the packs.
import { type ExamOptions, examLegs, loadContent, startExam, step } from '@rightseat/examiner';
import { splitSentences, toSpeakable } from '@rightseat/voice';
import { openRenderedLines, packFolder } from '@rightseat/voice/rendering';
import { median, percentile, printTable } from './statistics.ts';

const DRAWS = 200;
const SAMPLE_RATE_HZ = 16_000;

const content = loadContent();
const rendered = await openRenderedLines(packFolder('am_michael'), console.warn);
const spoken = new Map<string, number | null>();

const choice = { rating: 'private', manner: 'checkride' } as const;
const exams: [string, Omit<ExamOptions, 'seed'>][] = [
  ['demo', { kind: 'demo', limitSeconds: 300, choice, flight: undefined }],
  ...examLegs.private.map((_, at): [string, Omit<ExamOptions, 'seed'>] => [
    `leg ${at + 1}`,
    { kind: 'coach', limitSeconds: 1_800, choice: { ...choice, leg: at + 1 }, flight: null },
  ]),
];

printTable(`Seconds of speech before a pilot can answer, ${DRAWS} draws each`, [
  ['exam', 'rendered', 'before the question p50', 'most', 'with it p50', 'p90', 'most'],
  ...exams.map(([name, options]) => [name, ...describe(options)]),
]);

function describe(options: Omit<ExamOptions, 'seed'>): (string | number)[] {
  const openings = Array.from({ length: DRAWS }, (_, draw) => open({ ...options, seed: `opening ${draw}` }));
  const whole = openings.flatMap((opening) => (opening ? [opening] : []));
  const befores = whole.map(({ before }) => before);
  const all = whole.map(({ before, question }) => before + question);
  const seconds = [
    median(befores),
    Math.max(...befores),
    median(all),
    percentile(all, 0.9),
    Math.max(...all),
  ];
  return [whole.length, ...seconds.map((value) => value.toFixed(1))];
}

function open(options: ExamOptions): { before: number; question: number } | null {
  const { state, reply } = step(startExam(options, content), { type: 'started' }, content);
  const asked = state.progress.spoken;
  const before = speak(reply.text.slice(0, -asked.length));
  const question = speak(asked);
  return before === null || question === null ? null : { before, question };
}

/** Null where a sentence of it was not rendered: nobody can say yet how long it takes. */
function speak(text: string): number | null {
  const sentences = splitSentences(text).map((sentence) => secondsOf(toSpeakable(sentence)));
  return sentences.includes(null) ? null : sentences.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

function secondsOf(sentence: string): number | null {
  const known = spoken.get(sentence);
  if (known !== undefined) return known;
  const pcm = rendered.find(sentence);
  const seconds = pcm && pcm.length / SAMPLE_RATE_HZ;
  spoken.set(sentence, seconds);
  return seconds;
}
