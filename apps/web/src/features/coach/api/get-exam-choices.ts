import { ExamChoicesOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function getExamChoices(signal?: AbortSignal): Promise<ExamChoicesOutput> {
  return callApi('/api/exam-choices', { output: ExamChoicesOutput, signal });
}

const examChoicesQueryOptions = queryOptions({
  queryKey: ['exam-choices'],
  queryFn: ({ signal }) => getExamChoices(signal),
});

/** What the examiner has questions for. */
export function useExamChoices() {
  return useQuery(examChoicesQueryOptions);
}
