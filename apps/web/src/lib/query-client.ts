import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/**
 * One cache for the page. Only failures that may pass by themselves are tried again. `onSignedOut`: an answer said that
 * nobody is signed in, whatever the page believes.
 */
export function createQueryClient(onSignedOut: (client: QueryClient) => void = () => {}): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) onSignedOut(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
      },
      // By default what is pressed without a line waits for one, and says nothing meanwhile.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
