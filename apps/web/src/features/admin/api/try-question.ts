import { TryQuestionOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function tryQuestion(id: string, said: readonly string[]): Promise<TryQuestionOutput> {
  return callApi(`/api/admin/questions/${encodeURIComponent(id)}/tries`, {
    method: 'POST',
    body: { said },
    output: TryQuestionOutput,
  });
}
