import { createRequestFaults, type RequestFault, type RequestFaults } from '#faults/request-faults.ts';
import { createWebhookFaults, type WebhookFaults, type WebhookTrouble } from '#faults/webhook-faults.ts';

/** The controls a test has. They live in memory: a restart is well again. */
export interface Faults {
  failRequests(fault: RequestFault): void;
  spoilWebhooks(trouble: WebhookTrouble): void;
  /** Everything works again from now on. */
  clear(): void;
}

export interface FaultParts {
  controls: Faults;
  requests: RequestFaults;
  webhooks: WebhookFaults;
}

export function createFaults(): FaultParts {
  const requests = createRequestFaults();
  const webhooks = createWebhookFaults();
  const controls: Faults = {
    failRequests: requests.add,
    spoilWebhooks: webhooks.set,
    clear() {
      requests.clear();
      webhooks.set({});
    },
  };
  return { controls, requests, webhooks };
}
