import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { createConversationController } from '../session/conversation-controller.ts';
import type { ConversationControls } from '../session/conversation-controls.ts';
import { type ConversationState, isInSession } from '../session/conversation-state.ts';

export const ConversationContext = createContext<ConversationControls | null>(null);

/** One controller for the life of a page. Leaving it pauses an exam, which can be resumed; a demo ends. */
export function useOwnConversation(prepare: () => Promise<unknown>): ConversationControls {
  const [controller] = useState(() => createConversationController(prepare));
  useEffect(() => {
    // A reload or a closed tab: the browser asks in its own words.
    const ask = (event: Event) => isInSession(controller.store.getState()) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', controller.leavePage);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', controller.leavePage);
      void controller.pause();
    };
  }, [controller]);
  return controller;
}

export function useConversation(): ConversationControls {
  const controller = use(ConversationContext);
  if (!controller) throw new Error('This part of the page stands outside a conversation.');
  return controller;
}

/** Renders again only when the chosen slice changes; the slice must be a value or a part of the state. */
export function useConversationState<Slice>(select: (state: ConversationState) => Slice): Slice {
  const { store } = useConversation();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
