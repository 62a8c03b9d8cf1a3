import { type IssueRefundInput, IssueRefundOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** The whole payment behind a subscription. The provider's reason is always the customer's wish. */
export function issueRefund(subscriptionId: string, note: string): Promise<IssueRefundOutput> {
  const body: IssueRefundInput = { subscriptionId, reason: 'requested_by_customer', note };
  return callApi('/api/admin/issue-refund', { method: 'POST', body, output: IssueRefundOutput });
}
