import { AdminChallengesOutput, type RuleChallengeInput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function ruleChallenge(id: string, input: RuleChallengeInput): Promise<AdminChallengesOutput> {
  return callApi(`/api/admin/challenges/${encodeURIComponent(id)}`, {
    method: 'POST',
    body: input,
    output: AdminChallengesOutput,
  });
}
