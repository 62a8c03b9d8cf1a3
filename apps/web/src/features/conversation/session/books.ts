import type { OpenReferencesResult } from '@rightseat/contract';
import type { ConversationStore } from './conversation-store.ts';

/** The reference drawer between the examiner, who asks for it, and the pilot, who closes it. */
export interface Books {
  /** The examiner's tool. Resolves when the pilot closes the drawer. */
  open: () => Promise<string>;
  /** With what the pilot holds out; null for nothing. */
  close: (reference: string | null) => void;
  /** Nobody waits at the other end of the line until the books are asked for again. */
  detach: () => void;
  reset: () => void;
  /** They are open, or closed with something that the examiner has not seen: he must ask for them again. */
  areWanted: () => boolean;
}

export function createBooks(store: ConversationStore): Books {
  let give: ((result: string) => void) | null = null;
  /** Held out while the line was away; the examiner asks for the books again when it is back. */
  let kept: string | null = null;
  return {
    async open() {
      if (kept !== null) {
        const result = kept;
        kept = null;
        return result;
      }
      store.dispatch({ type: 'books-opened', at: Date.now() });
      return new Promise((resolve) => {
        give = resolve;
      });
    },
    close(reference) {
      if (!store.getState().books) return;
      const result = JSON.stringify({ reference } satisfies OpenReferencesResult);
      if (give) give(result);
      else kept = result;
      give = null;
      store.dispatch({ type: 'books-closed' });
    },
    detach() {
      give = null;
    },
    reset() {
      give = null;
      kept = null;
    },
    areWanted: () => give === null && (kept !== null || store.getState().books !== null),
  };
}
