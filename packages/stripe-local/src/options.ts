/** Handed in, so a test can move time without waiting for it. */
export interface Clock {
  now(): Date;
}

/** The part of a pino logger that we use. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface WebhookRetry {
  /** Wait after the first failed delivery; doubled after each further one. */
  firstDelayMs: number;
  maxDelayMs: number;
  /** An event that could not be delivered for this long is given up, as Stripe does after three days. */
  giveUpAfterMs: number;
  /** How long the receiver may take to answer. */
  timeoutMs: number;
}

export interface WebhookOptions {
  url: string;
  /** `whsec_…`: signs every delivery. */
  secret: string;
  retry?: Partial<WebhookRetry>;
}

export interface StripeLocalOptions {
  /** 0 takes a free port. */
  port: number;
  /** Loopback unless told otherwise: nothing here is meant for a network. */
  host?: string;
  /** The folder that keeps the state; made when missing. One process at a time. */
  dataDir: string;
  /** The only key accepted. Must be a test key (`sk_test_…`). */
  secretKey: string;
  webhook: WebhookOptions;
  /** Where the browser reaches the checkout page, without a trailing slash; own address when absent. */
  publicBaseUrl?: string;
  /** How late 'Pay, deliver the webhook twice and late' is. */
  lateWebhookMs?: number;
  clock?: Clock;
  log: Log;
}
