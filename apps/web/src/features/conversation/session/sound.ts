import type { ConversationStore } from './conversation-store.ts';
import type { Session } from './open-socket.ts';
import { watchFirstSound } from './watch-first-sound.ts';
import { type MicrophoneWatch, watchMicrophone } from './watch-microphone.ts';

/** Switching a headset mutes it for a moment, and is no interruption. */
const GLITCH_MS = 1_000;

/** What the page does about it, through the line that is on. */
type Acts = {
  hold: (holding: boolean) => void;
  sayAgain: () => void;
  /** Goes on with whatever microphone the system has now. */
  takeAnotherMicrophone: () => Promise<void>;
};

/** The sound of a conversation by voice: what takes it away, and what brings it back. */
export type Sound = {
  /** Before the microphone is opened. */
  begin: () => void;
  /** The sound of this session, from now on. */
  attend: (session: Session) => void;
  /** Tries to get it back; a browser may want a tap for that. */
  resume: () => void;
  end: () => void;
};

export function createSound(store: ConversationStore, act: Acts): Sound {
  let watch: MicrophoneWatch | null = null;
  let contexts: AudioContext[] = [];
  let glitch: ReturnType<typeof setTimeout> | undefined;
  let wasHolding = false;
  let endListening = () => {};

  const isInterrupted = () =>
    watch?.isMuted() === true || contexts.some(({ state }) => state !== 'running' && state !== 'closed');

  function look(): void {
    clearTimeout(glitch);
    if (!isInterrupted()) comeBack();
    else if (store.getState().sound !== 'interrupted') glitch = setTimeout(interrupt, GLITCH_MS);
  }

  /** The examiner waits as long as it takes. */
  function interrupt(): void {
    const { phase, holding } = store.getState();
    if (phase.name !== 'live' || !isInterrupted()) return;
    wasHolding = holding;
    store.dispatch({ type: 'sound-changed', sound: 'interrupted' });
    act.hold(true);
  }

  /** What he said meanwhile was not heard. */
  function comeBack(): void {
    if (store.getState().sound !== 'interrupted') return;
    store.dispatch({ type: 'sound-changed', sound: 'well' });
    if (!wasHolding) act.hold(false);
    act.sayAgain();
  }

  async function replace(): Promise<void> {
    const isForbidden = (await readPermission()) === 'denied';
    if (!watch || store.getState().phase.name !== 'live') return;
    store.dispatch({ type: 'sound-changed', sound: isForbidden ? 'forbidden' : 'unplugged' });
    if (isForbidden) return;
    const isReplaced = await act.takeAnotherMicrophone().then(
      () => true,
      () => false,
    );
    // A room's client looks for another by itself; when it has one is seen as it opens.
    if (isReplaced && watch?.isOpen()) store.dispatch({ type: 'sound-changed', sound: 'replaced' });
  }

  function opened(): void {
    const { sound } = store.getState();
    if (sound === 'unplugged' || sound === 'forbidden')
      store.dispatch({ type: 'sound-changed', sound: 'well' });
  }

  function resume(): void {
    for (const context of contexts) if (context.state !== 'closed') void context.resume().catch(() => {});
  }

  const wake = () => document.visibilityState === 'visible' && resume();

  function end(): void {
    clearTimeout(glitch);
    endListening();
    watch?.release();
    watch = null;
    for (const context of contexts) context.removeEventListener('statechange', look);
    contexts = [];
    document.removeEventListener('visibilitychange', wake);
  }

  return {
    begin() {
      end();
      if (!navigator.mediaDevices) return;
      watch = watchMicrophone({ opened, muteChanged: look, ended: () => void replace() });
      document.addEventListener('visibilitychange', wake);
    },
    attend(session) {
      for (const context of contexts) context.removeEventListener('statechange', look);
      contexts = contextsOf(session);
      for (const context of contexts) context.addEventListener('statechange', look);
      endListening();
      // Of a line whose levels are not to be seen nothing is said.
      if (contexts.length > 0) endListening = watchFirstSound(store, () => session.getInputVolume());
    },
    resume,
    end,
  };
}

type Ear = { getAnalyser?: () => AnalyserNode | undefined } | undefined;

/** The vendor's client keeps them to itself, and a call on a phone leaves them silent until somebody resumes them. */
function contextsOf(session: Session): AudioContext[] {
  const { input, output } = session as unknown as { input: Ear; output: Ear };
  return [input, output].flatMap((ear) => {
    const context = ear?.getAnalyser?.()?.context;
    return context instanceof AudioContext ? [context] : [];
  });
}

/** Not every browser tells; then it was not forbidden as far as we know. */
async function readPermission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state;
  } catch {
    return null;
  }
}
