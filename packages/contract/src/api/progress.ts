import { z } from 'zod';
import { ExamResult } from '../exam/debrief.ts';
import { ChosenGround, ExamChoice, Manner, Rating } from '../exam/exam-choice.ts';

/** `open-code`: asked for by the pilot as a missed code, and not held yet. */
export const ElementState = z.enum(['satisfactory', 'weak', 'open-code', 'untouched']);
export type ElementState = z.infer<typeof ElementState>;

/**
 * Where the pilot will be asked for an element: `here`, by a question of ours; `in-flight`, in the airplane and by nobody
 * here; `not-yet`, on the ground, but no question of ours asks for it.
 */
export const ElementExamined = z.enum(['here', 'in-flight', 'not-yet']);
export type ElementExamined = z.infer<typeof ElementExamined>;

/** GET /api/progress */
export const ProgressQuery = z.object({
  rating: Rating.default('private'),
  /** ISO date where the pilot is; without it, or where it cannot be today anywhere, the date in UTC. */
  today: z.iso.date().optional(),
});

/** One thing to do on a day. */
export const PlanItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('leg'), leg: z.number().int(), title: z.string(), manner: Manner }),
  /** Weak elements that are due, and open codes. */
  z.object({ kind: z.literal('elements'), codes: z.array(z.string()) }),
  /** So many questions on elements of the area that nobody has asked for yet. */
  z.object({ kind: z.literal('area'), code: z.string(), title: z.string(), questions: z.number().int() }),
  /** The day before: what is still weak is read over, and nothing more. */
  z.object({ kind: z.literal('light-review'), codes: z.array(z.string()) }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('rest') }),
  z.object({ kind: z.literal('checkride') }),
]);
export type PlanItem = z.infer<typeof PlanItem>;

export const PlanDay = z.object({ date: z.iso.date(), items: z.array(PlanItem) });
export type PlanDay = z.infer<typeof PlanDay>;

/** What each day until the checkride is for. */
export const DayPlan = z.object({
  /** Negative when the date has passed: then there are no days. */
  daysLeft: z.number().int(),
  /** From today to the checkride; of a very far one only so many as anybody plans. */
  days: z.array(PlanDay),
  /** What the days do not hold; all 0 where everything fits. */
  left: z.object({ legs: z.number().int(), elements: z.number().int(), questions: z.number().int() }),
});
export type DayPlan = z.infer<typeof DayPlan>;

/** A letter that left something to hold: its retest covers just that. */
export const OpenLetter = z.object({
  conversationId: z.string(),
  result: ExamResult,
  startedAt: z.iso.datetime(),
  choice: ExamChoice,
  ground: ChosenGround,
});
export type OpenLetter = z.infer<typeof OpenLetter>;

/** How many answers of a week were judged, and how many of them were satisfactory. */
export const PracticeWeek = z.object({
  weekOf: z.iso.date(),
  satisfactory: z.number().int(),
  judged: z.number().int(),
});
export type PracticeWeek = z.infer<typeof PracticeWeek>;

export const ProgressOutput = z.object({
  rating: Rating,
  /** The standard as a map: the knowledge and risk elements that this rating needs in a single-engine land airplane. */
  areas: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      elements: z.array(
        z.object({ code: z.string(), title: z.string(), state: ElementState, examined: ElementExamined }),
      ),
    }),
  ),
  /** Weak elements, the one that is due first first: each comes back after a longer time when it held. */
  weak: z.array(z.object({ code: z.string(), title: z.string(), dueAt: z.iso.datetime(), due: z.boolean() })),
  /** The whole oral: the latest letter of each leg. */
  legs: z.array(z.object({ leg: z.number().int(), title: z.string(), result: ExamResult.nullable() })),
  /** Letters that were not satisfactory and have not been retested, the latest first. */
  openLetters: z.array(OpenLetter),
  /** Answers judged in the last eight weeks, in sessions and drills of this rating; weeks from Monday in UTC. */
  trend: z.array(PracticeWeek),
  /** Moments of the last four weeks in which something was practised, at most one an hour, in any rating. */
  practisedAt: z.array(z.iso.datetime()),
  /** ISO date; null while the pilot has named none. */
  checkrideOn: z.iso.date().nullable(),
  /** The pilot was asked for the date and gave one, or said that there is none: nobody asks again. */
  checkrideAsked: z.boolean(),
  /** The pilot has switched the weekly mail on. */
  weeklyMail: z.boolean(),
  /** Null without a date. */
  plan: DayPlan.nullable(),
});
export type ProgressOutput = z.infer<typeof ProgressOutput>;

/** POST /api/progress/checkride; null takes the date back, or says that there is none yet. */
export const SetCheckrideInput = z.object({ checkrideOn: z.iso.date().nullable() });
export type SetCheckrideInput = z.infer<typeof SetCheckrideInput>;

export const SetCheckrideOutput = z.object({ checkrideOn: z.iso.date().nullable() });

/** POST /api/progress/weekly-mail */
export const SetWeeklyMailInput = z.object({ wanted: z.boolean() });
export type SetWeeklyMailInput = z.infer<typeof SetWeeklyMailInput>;

/** POST /api/mail/stop: by the link of a weekly mail, without signing in; mail programs post a form to it. */
export const StopMailQuery = z.object({ token: z.string().min(1).max(300) });

/** GET /api/conversations/:id/retest: what a retest of an ended session covers. */
export const RetestOutput = z.object({
  conversationId: z.string(),
  rating: Rating,
  manner: Manner,
  /** Tasks of the standard, or codes where codes were chosen. */
  ground: z.array(z.object({ code: z.string(), title: z.string() })).min(1),
});
export type RetestOutput = z.infer<typeof RetestOutput>;
