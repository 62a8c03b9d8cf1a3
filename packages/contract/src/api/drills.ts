import { z } from 'zod';
import { DebriefLine } from '../exam/debrief.ts';
import { Rating, SpeakingSpeed } from '../exam/exam-choice.ts';

/** What a drill draws on: what is due (weak elements, open codes, then untouched ones), or one area. */
export const DrillGround = z.discriminatedUnion('from', [
  z.object({ from: z.literal('due') }),
  z.object({ from: z.literal('area'), area: z.string().regex(/^(PA|IR)\.[IVX]+$/) }),
]);
export type DrillGround = z.infer<typeof DrillGround>;

/** A question of a drill while it is to be answered: nothing in it tells the answer. */
export const DrillQuestion = z.object({
  /** From 0. */
  position: z.number().int(),
  /** The element it asks for. */
  code: z.string(),
  title: z.string(),
  /** What the examiner had asked before, where the question follows up on it. */
  context: z.string().nullable(),
  ask: z.string(),
});
export type DrillQuestion = z.infer<typeof DrillQuestion>;

/** POST /api/drills, and POST /api/drills/:id/next. The clock runs from the answer of these calls. */
export const StartDrillInput = z.object({ rating: Rating, ground: DrillGround });
export type StartDrillInput = z.infer<typeof StartDrillInput>;

export const DrillOutput = z.object({
  drillId: z.string(),
  rating: Rating,
  ground: DrillGround,
  questions: z.number().int(),
  question: DrillQuestion,
  /** On the clock; it stands while a result is read. */
  remainingMs: z.number().int(),
});
export type DrillOutput = z.infer<typeof DrillOutput>;

/** POST /api/drills/:id/answers. An answer that is sent again gets its first result again. */
export const AnswerDrillInput = z.object({
  position: z.number().int().min(0).max(5),
  /** A typed answer of two minutes has room in it. */
  text: z.string().trim().min(1, 'Please type an answer.').max(2_000),
});
export type AnswerDrillInput = z.infer<typeof AnswerDrillInput>;

export const DrillResult = z.object({
  position: z.number().int(),
  line: DebriefLine,
  remainingMs: z.number().int(),
  /** No question is left, or no time. */
  isOver: z.boolean(),
});
export type DrillResult = z.infer<typeof DrillResult>;

/** POST /api/drills/:id/speech: the question at hand in the examiner's voice. */
export const DrillPositionInput = AnswerDrillInput.pick({ position: true });
export type DrillPositionInput = z.infer<typeof DrillPositionInput>;

/** A WAV file, base64: 16 kHz, mono, 16 bit. */
const Wav = z.string();

/** While the question is said for the first time the clock stands: what is left on it is told anew. */
export const DrillSpeechOutput = z.object({ wav: Wav, remainingMs: z.number().int() });
export type DrillSpeechOutput = z.infer<typeof DrillSpeechOutput>;

/** The longest answer that is listened to in one piece. */
export const LONGEST_SPOKEN_SECONDS = 60;
/** 16-bit samples, 16,000 a second, as base64. */
export const LONGEST_SPOKEN_BASE64 = Math.ceil((LONGEST_SPOKEN_SECONDS * 16_000 * 2) / 3) * 4;

/** POST /api/drills/:id/spoken-answers */
export const SpeakDrillInput = DrillPositionInput.extend({
  /** Base64 of 16 kHz mono signed 16-bit little-endian PCM. */
  pcm: z.base64().min(1).max(LONGEST_SPOKEN_BASE64, 'At most a minute at a time.'),
});
export type SpeakDrillInput = z.infer<typeof SpeakDrillInput>;

/** Judged on what was heard. POST /api/drills/:id/misheard takes it back: it counts for nothing then. */
export const SpokenDrillResult = DrillResult.extend({ heard: z.string() });
export type SpokenDrillResult = z.infer<typeof SpokenDrillResult>;

/** GET /api/examiners/:persona/sample?speed=0.9: some words of an examiner, in his voice. */
export const VoiceSampleQuery = z.object({ speed: z.coerce.number().pipe(SpeakingSpeed).default(1) });
export type VoiceSampleQuery = z.infer<typeof VoiceSampleQuery>;

export const VoiceSampleOutput = z.object({ text: z.string(), wav: Wav });
export type VoiceSampleOutput = z.infer<typeof VoiceSampleOutput>;
