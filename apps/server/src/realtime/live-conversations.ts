import type { Conversation } from '@rightseat/voice';

/** 1012 is the protocol's word for it; the page says that the server restarts. */
const RESTARTING = { code: 1012, reason: 'server restarting' };

/** The same pilot has come back by another connection. */
const MOVED = { code: 4409, reason: 'resumed on another connection' };

interface LiveConversation {
  conversation: Conversation;
  /** Its number, counted up by each resumption. */
  connection: number;
  /** Whether it can go on by another connection. */
  resumable: boolean;
  /** Settled when its end is stored. */
  finished: Promise<void>;
}

/** The sockets of this process: for the count, for ending one by its id, and for draining. */
export interface LiveConversations {
  add(id: string, live: LiveConversation): void;
  count(): number;
  ids(): string[];
  get(id: string): LiveConversation | undefined;
  /** Cuts the connection here, if there is one, and waits until everything said is stored. */
  release(id: string): Promise<void>;
  /** Ends all and waits until each has its debrief, or can be resumed. */
  drain(): Promise<void>;
}

export function createLiveConversations(): LiveConversations {
  const live = new Map<string, LiveConversation>();
  return {
    add(id, added) {
      live.set(id, added);
      void added.finished.finally(() => {
        if (live.get(id) === added) live.delete(id);
      });
    },
    count: () => live.size,
    ids: () => [...live.keys()],
    get: (id) => live.get(id),
    async release(id) {
      const held = live.get(id);
      held?.conversation.end('lost', MOVED);
      await held?.finished;
    },
    async drain() {
      const all = [...live.values()];
      for (const { conversation, resumable } of all) {
        conversation.end(resumable ? 'lost' : 'error', RESTARTING);
      }
      await Promise.allSettled(all.map(({ finished }) => finished));
    },
  };
}
