import { ProgressOutput, type Rating, type SetCheckrideInput, SetCheckrideOutput } from '@rightseat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { isoToday } from '#lib/format-date.ts';

/** Where the pilot stands in one rating; undefined while it is not known which. */
export function useProgress(rating: Rating | undefined) {
  return useQuery({
    queryKey: ['progress', rating],
    enabled: rating !== undefined,
    queryFn: ({ signal }) =>
      callApi(`/api/progress?${new URLSearchParams({ ...(rating && { rating }), today: isoToday() })}`, {
        output: ProgressOutput,
        signal,
      }),
  });
}

/** Names the day of the checkride, or takes it back. */
export function useSetCheckride() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SetCheckrideInput) =>
      callApi('/api/progress/checkride', { method: 'POST', body: input, output: SetCheckrideOutput }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['progress'] }),
  });
}
