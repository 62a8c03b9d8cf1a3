import { z } from 'zod';

/** GET /api/public-config: the few settings the page needs before anyone signs in. No secrets. */
export const PublicConfigOutput = z.object({
  appName: z.string(),
  supportEmail: z.string(),
  /** False where no voice engine is configured; the page then says so instead of offering Start. */
  demoEnabled: z.boolean(),
  demoSeconds: z.number().int(),
  /** The fair use of the coach, said where it is sold. */
  coachMinutesPerMonth: z.number().int(),
  /** True when mail, payments or voice run on the parts that ship with the repository. */
  embedded: z.boolean(),
  /** False where another company speaks: the examiners' voices are its own, and we have no sample of them. */
  voiceSamples: z.boolean(),
  /** False where another company listens: the sound of an answer does not come by here, and can't be kept. */
  canKeepVoice: z.boolean(),
  /** Where the 'How to Get Started' video lies: our own recording, or a hosted one. */
  getStartedVideoUrl: z.string().default('/media/get-started.webm'),
});
export type PublicConfigOutput = z.infer<typeof PublicConfigOutput>;
