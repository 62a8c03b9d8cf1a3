import { ChallengedTranscriptOutput } from '@rightseat/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

/** What was said around a challenged line; asked for when somebody wants to read it. */
export function useChallengedTranscript(challengeId: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...adminKey, 'challenges', challengeId, 'transcript'],
    queryFn: ({ signal }) =>
      callApi(`/api/admin/challenges/${encodeURIComponent(challengeId)}/transcript`, {
        output: ChallengedTranscriptOutput,
        signal,
      }),
    enabled: isWanted,
  });
}
