import { type ConversationState, phaseSeen } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';

/** Longer than most think before their first word, and shorter than anybody goes on speaking to nobody. */
const UNHEARD_MS = 15_000;
const LOOK_EVERY_MS = 250;

/**
 * Says so where nothing at all comes from the microphone while it is the pilot's turn: of one that is switched off at the
 * headset or in the system no browser tells. Over with the first sound, which the quietest room makes. Returns its undo.
 */
export function watchFirstSound(store: ConversationStore, level: () => number): () => void {
  let silentMs = 0;
  const timer = setInterval(look, LOOK_EVERY_MS);

  function look(): void {
    const state = store.getState();
    if (level() > 0 || hasAnswered(state)) {
      clearInterval(timer);
      if (state.sound === 'unheard') store.dispatch({ type: 'sound-changed', sound: 'well' });
      return;
    }
    if (isTurn(state)) silentMs += LOOK_EVERY_MS;
    if (silentMs >= UNHEARD_MS && state.sound === 'well')
      store.dispatch({ type: 'sound-changed', sound: 'unheard' });
  }

  return () => clearInterval(timer);
}

const hasAnswered = ({ captions }: ConversationState) => captions.some(({ speaker }) => speaker === 'pilot');

function isTurn(state: ConversationState): boolean {
  const { examiner, holding, muted, books } = state;
  return phaseSeen(state) === 'live' && examiner === 'listening' && !holding && !muted && books === null;
}
