import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type ConversationController,
  createConversationController,
} from '../session/conversation-controller.ts';
import type { ConversationState } from '../session/conversation-state.ts';

export const ConversationContext = createContext<ConversationController | null>(null);

/** One controller for the life of a page; leaving the page ends the conversation. */
export function useOwnConversation(): ConversationController {
  const [controller] = useState(createConversationController);
  useEffect(() => {
    window.addEventListener('pagehide', controller.end);
    return () => {
      window.removeEventListener('pagehide', controller.end);
      controller.end();
    };
  }, [controller]);
  return controller;
}

export function useConversation(): ConversationController {
  const controller = use(ConversationContext);
  if (!controller) throw new Error('This part of the page stands outside a conversation.');
  return controller;
}

/** Renders again only when the chosen slice changes; the slice must be a value or a part of the state. */
export function useConversationState<Slice>(select: (state: ConversationState) => Slice): Slice {
  const { store } = useConversation();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
