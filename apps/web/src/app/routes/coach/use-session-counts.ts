import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usageQueryOptions } from '#features/account/api/get-usage.ts';
import { conversationsQueryOptions } from '#features/coach/api/list-conversations.ts';

/** A session that began or ended changes this month's count, the list of sessions and progress. */
export function useSessionCounts(phase: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (phase !== 'live' && phase !== 'ended') return;
    void client.invalidateQueries({ queryKey: usageQueryOptions.queryKey });
    void client.invalidateQueries({ queryKey: conversationsQueryOptions.queryKey });
    void client.invalidateQueries({ queryKey: ['progress'] });
  }, [phase, client]);
}
