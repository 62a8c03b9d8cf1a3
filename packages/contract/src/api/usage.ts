import { z } from 'zod';

/** GET /api/demo: whether a stranger may begin one now. */
export const DemoStateOutput = z.object({
  /** `off`: switched off by an admin or by the configuration. `spent`: today's minutes for all are used up. */
  state: z.enum(['open', 'off', 'spent']),
  /** Known only for `spent`. */
  opensAt: z.iso.datetime().nullable(),
});
export type DemoStateOutput = z.infer<typeof DemoStateOutput>;

/** GET /api/user/minutes: of the coach in this calendar month, UTC; begun minutes count as whole ones. */
export const UserMinutesOutput = z.object({
  minutesUsed: z.number().int(),
  minutesPerMonth: z.number().int(),
  /** The first moment of the next month. */
  renewsAt: z.iso.datetime(),
});
export type UserMinutesOutput = z.infer<typeof UserMinutesOutput>;

/** What conversations took, for admins; months and days in UTC, minutes begun count as whole ones. */
export const AdminUsage = z.object({
  /** This month, by who spoke them: `embedded` is our own engine. */
  engines: z.array(
    z.object({ engine: z.string(), conversations: z.number().int(), minutes: z.number().int() }),
  ),
  demo: z.object({
    isOn: z.boolean(),
    /** Demos that still run count with all the time they may take. */
    minutesToday: z.number().int(),
    minutesPerDay: z.number().int(),
  }),
});
export type AdminUsage = z.infer<typeof AdminUsage>;

/** POST /api/admin/demo-switch */
export const SwitchDemoInput = z.object({ isOn: z.boolean() });
export type SwitchDemoInput = z.infer<typeof SwitchDemoInput>;
