import { z } from 'zod';
import { NewPassword, PersonName, TypedPassword } from './account-fields.ts';

/** PATCH /api/account → UserOutput */
export const UpdateAccountInput = z.object({ name: PersonName });
export type UpdateAccountInput = z.infer<typeof UpdateAccountInput>;

/** POST /api/account/change-password → MessageOutput. Ends every other session. */
export const ChangePasswordInput = z
  .object({ currentPassword: TypedPassword, password: NewPassword, confirmPassword: TypedPassword })
  .refine((input) => input.password === input.confirmPassword, {
    path: ['confirmPassword'],
    error: 'The two passwords are not the same.',
  });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const SessionEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** ISO 8601, UTC; exact to the hour. */
  lastSeenAt: z.string(),
  userAgent: z.string(),
  ip: z.string(),
  /** The session this very call was made with. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** GET /api/account/sessions: newest first. DELETE /api/account/sessions/:id ends one of them. */
export const SessionListOutput = z.object({ sessions: z.array(SessionEntry) });
export type SessionListOutput = z.infer<typeof SessionListOutput>;

/** POST /api/account/delete → MessageOutput */
export const DeleteAccountInput = z.object({ password: TypedPassword });
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;
