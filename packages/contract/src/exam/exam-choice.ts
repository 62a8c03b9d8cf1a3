import { z } from 'zod';

export const Rating = z.enum(['private', 'instrument']);
export type Rating = z.infer<typeof Rating>;

/** Coach gives brief feedback after each answer; checkride is silent until the debrief. */
export const Manner = z.enum(['coach', 'checkride']);
export type Manner = z.infer<typeof Manner>;

/** Who examines: another tone, the same questions and the same standard. */
export const Persona = z.enum(['plain', 'formal', 'warm']);
export type Persona = z.infer<typeof Persona>;

/** How fast our own voice speaks, in multiples of how it was made. What is further from that sounds like a machine. */
export const SpeakingSpeed = z.number().min(0.9).max(1.15);
export const speakingSpeeds = [0.9, 0.95, 1, 1.05, 1.1, 1.15] as const;

/** What the pilot picks before the examiner speaks. */
export const ExamChoice = z.object({
  rating: Rating.default('private'),
  manner: Manner.default('checkride'),
  /** Without one the examiner is plain. */
  persona: Persona.optional(),
  /** Without one it is 1. */
  speed: SpeakingSpeed.optional(),
  /** An ACS area of operation such as `PA.I`; without it the examiner plans across areas. */
  area: z
    .string()
    .regex(/^(PA|IR)\.[IVX]+$/)
    .optional(),
  /** Several areas or tasks, for a retest of what was failed or left. */
  areas: z
    .array(z.string().regex(/^(PA|IR)\.[IVX]+(\.[A-Z])?$/))
    .min(1)
    .max(60)
    .optional(),
  /** A leg of the whole oral, counted from 1; each fills one session. */
  leg: z.number().int().min(1).max(4).optional(),
  /** Elements that must be asked, such as missed knowledge-test codes. */
  codes: z
    .array(z.string().regex(/^(PA|IR)\.[IVX]+\.[A-Z]\.[KRS]\d+[a-z]?$/))
    .min(1)
    .max(40)
    .optional(),
  /** The elements that the pilot is weak on; the server says which these are. */
  weak: z.literal(true).optional(),
  /** An ended conversation of the pilot, to ask again what failed or was left in it; the server says what that is. */
  retest: z.string().max(64).optional(),
});
export type ExamChoice = z.infer<typeof ExamChoice>;

/** The area, tasks or codes that a choice names, as the standard calls them; empty where it names none. */
export const ChosenGround = z.array(z.object({ code: z.string(), title: z.string() }));
export type ChosenGround = z.infer<typeof ChosenGround>;
