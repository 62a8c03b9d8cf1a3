import { Challenge, type ChallengeInput, ChallengesOutput, DebriefShareOutput } from '@rightseat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

const pathOf = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;

/** The challenges of a debrief and what was said to them. */
export function useChallenges(id: string) {
  return useQuery({
    queryKey: ['challenges', id],
    queryFn: ({ signal }) => callApi(`${pathOf(id)}/challenges`, { output: ChallengesOutput, signal }),
  });
}

export function useChallengeLine(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ChallengeInput) =>
      callApi(`${pathOf(id)}/challenges`, { method: 'POST', body: input, output: Challenge }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['challenges', id] }),
  });
}

/** The instructor's link of a debrief. */
export function useShare(id: string) {
  return useQuery({
    queryKey: ['share', id],
    queryFn: ({ signal }) => callApi(`${pathOf(id)}/share`, { output: DebriefShareOutput, signal }),
  });
}

/** Makes the link, or takes it back. */
export function useSetShare(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shared: boolean) =>
      callApi(`${pathOf(id)}/${shared ? 'share' : 'unshare'}`, {
        method: 'POST',
        body: {},
        output: DebriefShareOutput,
      }),
    onSuccess: (output) => client.setQueryData(['share', id], output),
  });
}
