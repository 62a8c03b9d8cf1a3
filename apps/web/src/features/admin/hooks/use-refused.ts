import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { adminKey } from '../api/admin-key.ts';

/** True once the server has answered that this visitor is no admin, or is signed in no more. */
export function useRefused(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  return useSyncExternalStore(subscribe, () =>
    cache.findAll({ queryKey: adminKey }).some(({ state }) => isRefusal(state.error)),
  );
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
