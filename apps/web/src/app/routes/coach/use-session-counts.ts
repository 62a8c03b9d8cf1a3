import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usageQueryOptions } from '#features/account/api/get-usage.ts';
import { conversationsQueryOptions } from '#features/coach/api/list-conversations.ts';

/** Each new moment of a session changes this month's count, the list of sessions and progress; null is none. */
export function useSessionCounts(moment: 'began' | 'ended' | 'debriefed' | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (moment === null) return;
    void client.invalidateQueries({ queryKey: usageQueryOptions.queryKey });
    void client.invalidateQueries({ queryKey: conversationsQueryOptions.queryKey });
    void client.invalidateQueries({ queryKey: ['progress'] });
  }, [moment, client]);
}
