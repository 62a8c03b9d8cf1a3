import { KeepDemoOutput } from '@rightseat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

const keepDebrief = (id: string) =>
  callApi(`/api/conversations/${encodeURIComponent(id)}/keep`, { method: 'POST', output: KeepDemoOutput });

/** Carries a demo of this browser into the account that is signed in. */
export function useKeepDebrief() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: keepDebrief,
    onSuccess: () => client.invalidateQueries({ queryKey: ['conversations', 'list'] }),
  });
}

/** The same at the end of the way through an account: asked once, and safe to ask again. `isDone` whatever came of it. */
export function useKeepOnArrival(id: string, wanted: boolean): { isDone: boolean } {
  const kept = useQuery({
    queryKey: ['conversations', id, 'keep'],
    enabled: wanted,
    queryFn: () => keepDebrief(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { isDone: !wanted || kept.isSuccess || kept.isError };
}
