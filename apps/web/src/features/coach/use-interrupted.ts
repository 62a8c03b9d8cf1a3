import { useWholeSeconds } from '#lib/use-whole-seconds.ts';
import { useConversations } from './api/list-conversations.ts';

/** The session that waits to be taken up again, and for how many seconds it still does; null where none does. */
export function useInterrupted(): { id: string; secondsLeft: number } | null {
  const sessions = useConversations().data?.pages[0]?.conversations ?? [];
  const waiting = sessions.find(({ resumableUntil }) => secondsUntil(resumableUntil) > 0);
  const secondsLeft = useWholeSeconds(() => secondsUntil(waiting?.resumableUntil ?? null));
  return waiting && secondsLeft > 0 ? { id: waiting.id, secondsLeft } : null;
}

const secondsUntil = (at: string | null) =>
  at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1000));
