import { SAY_AGAIN, type StartConversationInput, THINKING_OFF, THINKING_ON } from '@rightseat/contract';
import { ApiError, type ApiErrorCode, messageOf } from '#lib/api-error.ts';
import { createConversation } from '../api/create-conversation.ts';
import type { ConversationEvent, EndCause } from './conversation-state.ts';
import { type ConversationStore, createConversationStore } from './conversation-store.ts';
import {
  holdMicrophone,
  MicrophoneUnavailable,
  readChosenMicrophone,
  rememberMicrophone,
} from './microphone.ts';
import { openSession, type Session } from './open-session.ts';

/** The server ends a conversation at its limit; the page does so itself only when no word of it comes. */
const GRACE_AFTER_LIMIT_MS = 5_000;

export type StartOutcome =
  | { status: 'started' }
  | { status: 'given-up' }
  | { status: 'no-microphone' }
  /** `code` is the server's own, where it was the server that refused. */
  | { status: 'failed'; message: string; code: ApiErrorCode | null };

export type ConversationController = {
  store: ConversationStore;
  start: (input: StartConversationInput, textOnly: boolean) => Promise<StartOutcome>;
  end: () => void;
  say: (text: string) => void;
  hold: (holding: boolean) => void;
  sayAgain: () => void;
  setMuted: (muted: boolean) => void;
  setMicrophone: (id: string) => Promise<void>;
  setSpeaker: (id: string) => Promise<void>;
  /** Loudness of the microphone now, 0 to 1. */
  microphoneLevel: () => number;
};

export function createConversationController(): ConversationController {
  const store = createConversationStore();
  let session: Session | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  // Each start has a number: one that was given up must not come alive later.
  let attempt = 0;

  async function start(input: StartConversationInput, textOnly: boolean): Promise<StartOutcome> {
    const mine = ++attempt;
    store.dispatch({ type: 'start-requested', textOnly });
    let microphone: Awaited<ReturnType<typeof holdMicrophone>> | null = null;
    try {
      microphone = textOnly ? null : await holdMicrophone();
      const microphoneId = textOnly ? null : await readChosenMicrophone();
      if (mine !== attempt) return { status: 'given-up' };
      const created = await createConversation(input);
      store.dispatch({ type: 'conversation-created', ...created });
      // What an earlier session still reports after its end is nobody's business any more.
      const report = (event: ConversationEvent) => mine === attempt && store.dispatch(event);
      const opened = await openSession(created.connection, { textOnly, microphoneId }, report);
      if (mine !== attempt) {
        void opened.endSession();
        return { status: 'given-up' };
      }
      session = opened;
      store.dispatch({ type: 'connection-opened', at: Date.now() });
      deadline = setTimeout(() => endBecause('limit'), created.limitSeconds * 1000 + GRACE_AFTER_LIMIT_MS);
      return { status: 'started' };
    } catch (error) {
      if (mine !== attempt) return { status: 'given-up' };
      store.dispatch({ type: 'start-failed' });
      return describeFailure(error);
    } finally {
      microphone?.release();
    }
  }

  function endBecause(cause: EndCause): void {
    const connecting = store.getState().phase.name === 'connecting';
    store.dispatch(
      connecting ? { type: 'start-failed' } : { type: 'ended', cause, message: '', at: Date.now() },
    );
    attempt += 1;
    clearTimeout(deadline);
    void session?.endSession().catch(() => {});
    session = null;
  }

  return {
    store,
    start,
    end: () => endBecause('pilot'),
    say: (text) => {
      store.dispatch({ type: 'pilot-typed', text });
      session?.sendUserMessage(text);
    },
    hold: (holding) => {
      if (store.getState().phase.name !== 'live' || store.getState().holding === holding) return;
      store.dispatch({ type: 'hold-changed', holding });
      session?.sendContextualUpdate(holding ? THINKING_ON : THINKING_OFF);
    },
    sayAgain: () => session?.sendContextualUpdate(SAY_AGAIN),
    setMuted: (muted) => {
      store.dispatch({ type: 'mute-changed', muted });
      session?.setMicMuted(muted);
    },
    setMicrophone: async (id) => {
      if (session?.type === 'voice') await session.changeInputDevice({ inputDeviceId: id, ...wireFormat });
      rememberMicrophone(id);
    },
    setSpeaker: async (id) => {
      if (session?.type === 'voice') await session.changeOutputDevice({ outputDeviceId: id, ...wireFormat });
    },
    microphoneLevel: () => session?.getInputVolume() ?? 0,
  };
}

/** The types ask for it; a running session keeps the format it started with. */
const wireFormat = { format: 'pcm', sampleRate: 16_000 } as const;

function describeFailure(error: unknown): StartOutcome {
  if (error instanceof MicrophoneUnavailable) return { status: 'no-microphone' };
  const ours = messageOf(error, '');
  const message = ours || (error instanceof Error && error.message) || 'The server cannot be reached.';
  return { status: 'failed', message, code: error instanceof ApiError ? error.code : null };
}
