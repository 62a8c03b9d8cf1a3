import type { ConversationEntry, ExamChoice, Rating } from '@rightseat/contract';
import { useConversations } from './list-conversations.ts';

/**
 * What the pilot chose for the latest session; null where there is none, or where the list could not be read, and
 * undefined until that is known.
 */
export function useLastChoice(): ExamChoice | null | undefined {
  const { data, isError } = useConversations();
  if (data) return lastChosen(data.pages[0]?.conversations ?? []);
  return isError ? null : undefined;
}

/** In a demo that was kept nothing was chosen. @param sessions newest first */
export const lastChosen = (
  sessions: readonly Pick<ConversationEntry, 'kind' | 'choice'>[],
): ExamChoice | null => sessions.find(({ kind }) => kind === 'coach')?.choice ?? null;

/** The rating that the pilot works on, as the latest session has it; undefined until that is known. */
export function useLastRating(): Rating | undefined {
  const last = useLastChoice();
  return last === undefined ? undefined : (last?.rating ?? 'private');
}
