import { type ConversationEvent, type ConversationState, initialConversation } from './conversation-state.ts';
import { reduceConversation } from './reduce-conversation.ts';

/** The live conversation's state outside React, so that each part of the page subscribes to its own slice. */
export type ConversationStore = {
  getState: () => ConversationState;
  dispatch: (event: ConversationEvent) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createConversationStore(): ConversationStore {
  let state = initialConversation;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch: (event) => {
      const next = reduceConversation(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
