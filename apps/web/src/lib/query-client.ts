import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** One cache for the page. Only failures that may pass by themselves are tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
      },
    },
  });
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
