export type { Faults } from '#faults/faults.ts';
export type { RequestFault, Trouble } from '#faults/request-faults.ts';
export type { WebhookTrouble } from '#faults/webhook-faults.ts';
export type { StripeLocalOptions, WebhookOptions, WebhookRetry } from '#options.ts';
export { type StripeLocal, startStripeLocal } from '#start-stripe-local.ts';
