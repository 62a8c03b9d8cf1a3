import { z } from 'zod';
import { DebriefLine } from '../exam/debrief.ts';
import { DrillSpeechOutput, SpeakDrillInput } from './drills.ts';

/** POST /api/conversations/:id/lines/:position/answers: the answer to a question of a debrief, said once more. */
export const SayAgainInput = z.object({
  /** An answer of two minutes has room in it. */
  text: z.string().trim().min(1, 'Please give an answer.').max(2_000),
});
export type SayAgainInput = z.infer<typeof SayAgainInput>;

/** POST /api/conversations/:id/lines/:position/spoken-answers: the same aloud. */
export const SpeakAgainInput = SpeakDrillInput.pick({ pcm: true });
export type SpeakAgainInput = z.infer<typeof SpeakAgainInput>;

/** POST /api/conversations/:id/lines/:position/speech: the question in the examiner's voice. */
export const SpeakQuestionOutput = DrillSpeechOutput.pick({ wav: true });

/** Kept nowhere: it changes neither the debrief nor the map. */
export const SayAgainOutput = z.object({
  line: DebriefLine,
  /** What was made out of a recording; null of a typed answer. */
  heard: z.string().nullable(),
});
export type SayAgainOutput = z.infer<typeof SayAgainOutput>;
