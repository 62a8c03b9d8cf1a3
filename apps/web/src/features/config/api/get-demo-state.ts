import { DemoStateOutput } from '@rightseat/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

/** An admin may open it any moment, and the day's minutes come back at midnight. */
const EVERY_MS = 60_000;

/** Whether a demo can begin. The server asks again at the start: this is for saying so before. */
export function useDemoState() {
  return useQuery({
    queryKey: ['demo-state'],
    queryFn: ({ signal }) => callApi('/api/demo', { output: DemoStateOutput, signal }),
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
  });
}
