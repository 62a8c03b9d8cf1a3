import { QuestionReviewsOutput } from '@rightseat/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

export const reviewsKey = [...adminKey, 'reviews'];

/** Of all questions that anybody marked as read. */
export function useReviews() {
  return useQuery({
    queryKey: reviewsKey,
    queryFn: ({ signal }) => callApi('/api/admin/reviews', { output: QuestionReviewsOutput, signal }),
  });
}
