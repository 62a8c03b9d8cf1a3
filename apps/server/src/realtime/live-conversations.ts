import type { Conversation } from '@rightseat/voice';

/** 1012 is the protocol's word for it; the page says that the server restarts. */
const RESTARTING = { code: 1012, reason: 'server restarting' };

/** The sockets of this process: for the count, for ending one by its id, and for draining. */
export interface LiveConversations {
  add(id: string, conversation: Conversation, finished: Promise<void>): void;
  count(): number;
  ids(): string[];
  get(id: string): Conversation | undefined;
  /** Ends all and waits until each has its debrief. */
  drain(): Promise<void>;
}

export function createLiveConversations(): LiveConversations {
  const live = new Map<string, { conversation: Conversation; finished: Promise<void> }>();
  return {
    add(id, conversation, finished) {
      live.set(id, { conversation, finished });
      void finished.finally(() => live.delete(id));
    },
    count: () => live.size,
    ids: () => [...live.keys()],
    get: (id) => live.get(id)?.conversation,
    async drain() {
      const all = [...live.values()];
      for (const { conversation } of all) conversation.end('error', RESTARTING);
      await Promise.allSettled(all.map(({ finished }) => finished));
    },
  };
}
