import { ExhibitOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

const exhibitQueryOptions = (id: string, question: string | null) =>
  queryOptions({
    queryKey: ['exhibit', id, question],
    queryFn: ({ signal }): Promise<ExhibitOutput> =>
      callApi(
        `/api/exhibits/${encodeURIComponent(id)}${question ? `?question=${encodeURIComponent(question)}` : ''}`,
        { output: ExhibitOutput, signal },
      ),
    // Printed matter: it does not change while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the examiner put on the table; with a question its answer is marked. */
export function useExhibit(id: string, question: string | null) {
  return useQuery(exhibitQueryOptions(id, question));
}
