import { ForgetVoiceOutput, KeptVoiceOutput } from '@rightseat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

const PATH = '/api/account/recordings';
const queryKey = ['account', 'recordings'];

/** How much of one's voice is kept, over all exams. */
export function useKeptVoice() {
  return useQuery({ queryKey, queryFn: ({ signal }) => callApi(PATH, { output: KeptVoiceOutput, signal }) });
}

export function useDeleteVoice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(PATH, { method: 'DELETE', output: ForgetVoiceOutput }),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey });
      await cache.invalidateQueries({ queryKey: ['recordings'] });
    },
  });
}
