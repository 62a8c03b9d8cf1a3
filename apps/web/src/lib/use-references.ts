import { ReferencesOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function getReferences(signal?: AbortSignal): Promise<ReferencesOutput> {
  return callApi('/api/references', { output: ReferencesOutput, signal });
}

const referencesQueryOptions = queryOptions({
  queryKey: ['references'],
  queryFn: ({ signal }) => getReferences(signal),
  // Printed matter: it does not change while the page is open.
  staleTime: Number.POSITIVE_INFINITY,
});

/** The books of the reference drawer. */
export function useReferences() {
  return useQuery(referencesQueryOptions);
}
