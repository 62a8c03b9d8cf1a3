import { RefundPreviewOutput } from '@rightseat/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

/** Asked when the question is asked, and never from the cache: minutes run. */
export function useRefundPreview(subscriptionId: string, asking: boolean) {
  return useQuery({
    queryKey: [...adminKey, 'refund-preview', subscriptionId],
    enabled: asking,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callApi(`/api/admin/refund-preview?${new URLSearchParams({ subscriptionId })}`, {
        output: RefundPreviewOutput,
        signal,
      }),
  });
}
