import type { ExamChoice } from '@rightseat/contract';
import { useConversations } from './list-conversations.ts';

/**
 * What the pilot chose for the latest session; null where there is none, or where the list could not be read, and
 * undefined until that is known.
 */
export function useLastChoice(): ExamChoice | null | undefined {
  const { data, isError } = useConversations();
  if (data) return data.pages[0]?.conversations[0]?.choice ?? null;
  return isError ? null : undefined;
}
