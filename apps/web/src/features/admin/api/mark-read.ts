import { type MarkReadInput, MessageOutput, QuestionReview } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

const addressOf = (questionId: string) => `/api/admin/questions/${encodeURIComponent(questionId)}/review`;

export function markRead(questionId: string, input: MarkReadInput): Promise<QuestionReview> {
  return callApi(addressOf(questionId), { method: 'POST', body: input, output: QuestionReview });
}

export function takeBackRead(questionId: string): Promise<MessageOutput> {
  return callApi(addressOf(questionId), { method: 'DELETE', output: MessageOutput });
}
