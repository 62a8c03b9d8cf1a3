import { z } from 'zod';

/** How many bars the sound of an answer is drawn with, however long it is. */
export const PEAKS = 96;

/** What the pilot said in one turn of an exam, as sound. It is fetched as a file by the number of the turn. */
export const VoiceRecording = z.object({
  /** Its place in the transcript. */
  turn: z.number().int(),
  /** As it was heard. */
  text: z.string(),
  /** Milliseconds since the conversation started. */
  atMs: z.number().int(),
  durationMs: z.number().int(),
  /** How loud it gets from bar to bar, of 100. */
  peaks: z.array(z.number().int().min(0).max(100)).max(PEAKS),
  /** The lines of the debrief that were judged by it; none where it was no answer. */
  questionIds: z.array(z.string()),
  /** When it is deleted by itself. */
  keptUntil: z.iso.datetime(),
});
export type VoiceRecording = z.infer<typeof VoiceRecording>;

/** GET /api/conversations/:id/recordings: in the order they were said; none unless that was switched on before. */
export const VoiceRecordingsOutput = z.object({ recordings: z.array(VoiceRecording) });
export type VoiceRecordingsOutput = z.infer<typeof VoiceRecordingsOutput>;

/** GET /api/account/recordings: what is kept of the account's voice, over all exams. */
export const KeptVoiceOutput = z.object({
  recordings: z.number().int(),
  exams: z.number().int(),
  bytes: z.number().int(),
});
export type KeptVoiceOutput = z.infer<typeof KeptVoiceOutput>;

/** DELETE of one, of an exam's, or of all: how many there were. */
export const ForgetVoiceOutput = z.object({ deleted: z.number().int() });
export type ForgetVoiceOutput = z.infer<typeof ForgetVoiceOutput>;
