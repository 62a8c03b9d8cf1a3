import { z } from 'zod';
import { Email, NewPassword, PersonName, TypedPassword } from './account-fields.ts';

/** A signed-in person, as every call shows them. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
});
export type User = z.infer<typeof User>;

/** GET /api/auth/me (401 when anonymous), POST /api/auth/login of an account without a second step */
export const UserOutput = z.object({
  user: User,
  /** There and true for an administrator who is let into nothing but the account page until it is set up. */
  secondFactorMissing: z.literal(true).optional(),
});
export type UserOutput = z.infer<typeof UserOutput>;

/** `message` is text for the user. */
export const MessageOutput = z.object({ message: z.string() });
export type MessageOutput = z.infer<typeof MessageOutput>;

const mustMatch = {
  path: ['confirmPassword'],
  error: 'The two passwords are not the same.',
};

/** A page of ours: a path, and nothing that a browser reads as another host. Control characters and spaces neither. */
export const OwnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'This is no page of ours.');

/** POST /api/auth/register: answers the same for a new address and for one that has an account. */
export const RegisterInput = z
  .object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    confirmPassword: TypedPassword,
    /** Where the mailed link leads on to. */
    next: OwnPath.optional(),
  })
  .refine((input) => input.password === input.confirmPassword, mustMatch);
export type RegisterInput = z.infer<typeof RegisterInput>;

/** POST /api/auth/login: UserOutput, or SecondFactorOutput; 401 wrong e-mail or password, 403 `email_not_verified` or a locked account. */
export const LoginInput = z.object({ email: Email, password: TypedPassword });
export type LoginInput = z.infer<typeof LoginInput>;

/** The secret part of a mailed link. Its form is not checked here: any wrong one gets the same kind answer. */
const LinkToken = z
  .string({ error: 'The link is not complete. Please open it from the e-mail again.' })
  .min(1, 'The link is not complete. Please open it from the e-mail again.')
  .max(200, 'This link is not valid.');

/** POST /api/auth/verify-email */
export const VerifyEmailInput = z.object({
  token: LinkToken,
  /** A page that asks for it is signed in by the link, unless somebody is signed in there already. */
  signIn: z.boolean().optional(),
});
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

export const VerifyEmailOutput = MessageOutput.extend({
  /** Who is signed in by it; absent where nobody is. */
  user: User.optional(),
});
export type VerifyEmailOutput = z.infer<typeof VerifyEmailOutput>;

/** POST /api/auth/resend-verification: the same answer whether or not the address has an account. */
export const ResendVerificationInput = z.object({ email: Email });
export type ResendVerificationInput = z.infer<typeof ResendVerificationInput>;

/** POST /api/auth/forgot-password: the same answer whether or not the address has an account. */
export const ForgotPasswordInput = z.object({ email: Email });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

/** POST /api/auth/reset-password */
export const ResetPasswordInput = z
  .object({ token: LinkToken, password: NewPassword, confirmPassword: TypedPassword })
  .refine((input) => input.password === input.confirmPassword, mustMatch);
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;
