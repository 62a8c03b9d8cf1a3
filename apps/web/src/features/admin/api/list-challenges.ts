import { AdminChallengesOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

function listChallenges(signal?: AbortSignal): Promise<AdminChallengesOutput> {
  return callApi('/api/admin/challenges', { output: AdminChallengesOutput, signal });
}

const challengesQueryOptions = queryOptions({
  queryKey: [...adminKey, 'challenges'],
  queryFn: ({ signal }) => listChallenges(signal),
  refetchOnMount: 'always',
});

export function useChallenges() {
  return useQuery(challengesQueryOptions);
}
