import type { ReactNode } from 'react';
import { useConversationState } from '../hooks/conversation-context.ts';
import { isInSession } from '../session/conversation-state.ts';

/** What stands on the page before and after a session, and has no business in it. */
export function OutsideSession({ children }: { children: ReactNode }) {
  return useConversationState(isInSession) ? null : children;
}
