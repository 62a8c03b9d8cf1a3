import { PreviewQuestionsOutput, PreviewTasksOutput } from '@rightseat/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

export function useTasks() {
  return useQuery({
    queryKey: [...adminKey, 'tasks'],
    queryFn: ({ signal }) => callApi('/api/admin/tasks', { output: PreviewTasksOutput, signal }),
  });
}

/** Of one task; nothing is asked for before it is known which. */
export function useQuestions(task: string | null) {
  return useQuery({
    queryKey: [...adminKey, 'questions', task],
    queryFn: ({ signal }) =>
      callApi(`/api/admin/tasks/${encodeURIComponent(task ?? '')}/questions`, {
        output: PreviewQuestionsOutput,
        signal,
      }),
    enabled: task !== null,
  });
}
