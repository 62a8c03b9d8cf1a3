import { z } from 'zod';

/** What the page may know of the signed-in user. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
});
export type User = z.infer<typeof User>;

/** GET /api/auth/me (401 when anonymous) and POST /api/auth/login. */
export const UserOutput = z.object({ user: User });
export type UserOutput = z.infer<typeof UserOutput>;

/** What the calls answer that only have something to tell. */
export const MessageOutput = z.object({ message: z.string() });
export type MessageOutput = z.infer<typeof MessageOutput>;

// 254 is the longest address SMTP can carry; 200 bounds the work one password hash can cost.
const Email = z.string().trim().min(1).max(254);
const Password = z.string().min(1).max(200);
const Token = z.string().min(1).max(200);

/** POST /api/auth/register. The password rule and `confirmPassword` are checked by the server. */
export const RegisterInput = z.object({
  name: z.string().trim().min(1).max(100),
  email: Email,
  password: Password,
  confirmPassword: Password,
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** POST /api/auth/login. A right password for an unverified address answers 403 `forbidden`. */
export const LoginInput = z.object({ email: Email, password: Password });
export type LoginInput = z.infer<typeof LoginInput>;

/** POST /api/auth/verify-email */
export const VerifyEmailInput = z.object({ token: Token });
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

/** POST /api/auth/resend-verification; the same answer whether or not the address has an account. */
export const ResendVerificationInput = z.object({ email: Email });
export type ResendVerificationInput = z.infer<typeof ResendVerificationInput>;

/** POST /api/auth/forgot-password */
export const ForgotPasswordInput = z.object({ email: Email });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

/** POST /api/auth/reset-password */
export const ResetPasswordInput = z.object({
  token: Token,
  password: Password,
  confirmPassword: Password,
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;
