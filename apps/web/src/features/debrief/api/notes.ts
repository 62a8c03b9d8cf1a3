import {
  type InstructorNote,
  InstructorNotesOutput,
  SharedDebriefOutput,
  type WriteNoteInput,
} from '@rightseat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

const pathOf = (id: string) => `/api/conversations/${encodeURIComponent(id)}/notes`;
const ofLink = (token: string) => `/api/shared-debriefs/${encodeURIComponent(token)}`;

/** What was written to one's own debrief by its link; none while that is not known, and for a debrief that is read by link. */
export function useNotes(id: string, isOwn: boolean): readonly InstructorNote[] {
  const notes = useQuery({
    queryKey: ['notes', id],
    enabled: isOwn,
    queryFn: ({ signal }) => callApi(pathOf(id), { output: InstructorNotesOutput, signal }),
  });
  return notes.data?.notes ?? [];
}

export function useDeleteNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (noteId: string) =>
      callApi(`${pathOf(id)}/${encodeURIComponent(noteId)}/delete`, {
        method: 'POST',
        body: {},
        output: InstructorNotesOutput,
      }),
    onSuccess: (output) => client.setQueryData(['notes', id], output),
  });
}

/** What an instructor with the link reads. */
export function useSharedDebrief(token: string) {
  return useQuery({
    queryKey: ['shared-debrief', token],
    queryFn: ({ signal }) => callApi(ofLink(token), { output: SharedDebriefOutput, signal }),
    retry: false,
  });
}

/** Puts a comment, or the mark, to the debrief that the link shows. */
export function useWriteNote(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: WriteNoteInput) =>
      callApi(`${ofLink(token)}/notes`, { method: 'POST', body: input, output: InstructorNotesOutput }),
    onSuccess: ({ notes }) =>
      client.setQueryData(['shared-debrief', token], (shared: SharedDebriefOutput | undefined) =>
        shared ? { ...shared, notes } : shared,
      ),
  });
}
