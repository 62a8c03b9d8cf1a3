import { z } from 'zod';

/** POST /api/create-checkout-session. The e-mail may be empty: the hosted checkout asks for it then. */
export const CheckoutInput = z.object({ email: z.string().trim().max(254) });
export type CheckoutInput = z.infer<typeof CheckoutInput>;

export const CheckoutOutput = z.object({
  sessionId: z.string(),
  /** The provider's hosted checkout; the page goes there itself. */
  url: z.string(),
});
export type CheckoutOutput = z.infer<typeof CheckoutOutput>;

/** GET /api/verify-session?session_id= */
export const VerifySessionOutput = z.object({
  success: z.boolean(),
  email: z.string().optional(),
  /** ISO 8601, UTC. */
  accessExpiration: z.string().optional(),
  /** Text for the user where `success` is false. */
  error: z.string().optional(),
});
export type VerifySessionOutput = z.infer<typeof VerifySessionOutput>;

/** GET /api/user/subscription */
export const UserSubscriptionOutput = z.object({
  hasActiveSubscription: z.boolean(),
  /** ISO 8601, UTC; null for users who never had one. */
  subscription: z.object({ expirationDate: z.string() }).nullable(),
});
export type UserSubscriptionOutput = z.infer<typeof UserSubscriptionOutput>;
