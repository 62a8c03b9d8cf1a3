import { z } from 'zod';

/** POST /api/create-checkout-session. An empty address, as from a browser that remembers none: the checkout asks. */
export const CreateCheckoutInput = z.object({
  email: z.union([
    z.literal(''),
    z
      .string()
      .trim()
      .max(254, 'This e-mail address is too long.')
      .regex(z.regexes.email, 'Please enter a valid e-mail address.'),
  ]),
});
export type CreateCheckoutInput = z.infer<typeof CreateCheckoutInput>;

/** The page goes to `url`; `sessionId` names the checkout when the pilot comes back. */
export const CreateCheckoutOutput = z.object({ sessionId: z.string(), url: z.string() });
export type CreateCheckoutOutput = z.infer<typeof CreateCheckoutOutput>;

/** GET /api/verify-session: the id of a checkout as the provider writes it, from the address of the success page. */
export const VerifyCheckoutQuery = z.object({
  session_id: z
    .string('No session ID found')
    .min(1, 'No session ID found')
    .regex(/^cs_[A-Za-z0-9_]{1,250}$/, 'Payment verification failed'),
});
export type VerifyCheckoutQuery = z.infer<typeof VerifyCheckoutQuery>;

/** Anything but success is an error answer with the words for the pilot. */
export const VerifyCheckoutOutput = z.object({
  success: z.literal(true),
  /** Who paid. */
  email: z.string(),
  accessExpiration: z.iso.datetime(),
  /** What the confirmation mail calls the payment. */
  receipt: z.string(),
});
export type VerifyCheckoutOutput = z.infer<typeof VerifyCheckoutOutput>;

/** GET /api/user/subscription. No access, no subscription. */
export const SubscriptionOutput = z.object({
  hasActiveSubscription: z.boolean(),
  subscription: z
    .object({
      expirationDate: z.iso.datetime(),
      /** When it would end if the plan were bought now: what is bought is added, never lost. */
      afterNextPurchase: z.iso.datetime(),
    })
    .nullable(),
});
export type SubscriptionOutput = z.infer<typeof SubscriptionOutput>;
