import { ForgetVoiceOutput, type VoiceRecording, VoiceRecordingsOutput } from '@rightseat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

const pathOf = (conversationId: string) =>
  `/api/conversations/${encodeURIComponent(conversationId)}/recordings`;

/** Where a player finds the sound of one turn. */
export const soundOf = (conversationId: string, { turn }: Pick<VoiceRecording, 'turn'>) =>
  `${pathOf(conversationId)}/${turn}`;

/** What is kept of an exam as sound; nothing before it has been read, and for a reader who may not have it. */
export function useRecordings(conversationId: string, enabled = true): readonly VoiceRecording[] {
  const { data } = useQuery({
    queryKey: ['recordings', conversationId],
    queryFn: ({ signal }) => callApi(pathOf(conversationId), { output: VoiceRecordingsOutput, signal }),
    enabled,
  });
  return data?.recordings ?? [];
}

/** Deletes one; without a recording all of the exam. */
export function useDeleteRecordings(conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (recording: VoiceRecording | null) =>
      callApi(recording ? soundOf(conversationId, recording) : pathOf(conversationId), {
        method: 'DELETE',
        output: ForgetVoiceOutput,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['recordings', conversationId] }),
  });
}
