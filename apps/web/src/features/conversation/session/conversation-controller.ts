import {
  LOOK_UP,
  OPEN_REFERENCES,
  SAY_AGAIN,
  SHOW_CLOSED,
  type StartConversationInput,
  type StartConversationOutput,
  THINKING_OFF,
  THINKING_ON,
} from '@rightseat/contract';
import { ApiError, type ApiErrorCode, messageOf } from '#lib/api-error.ts';
import type { MicrophoneTrouble } from '#lib/microphone-trouble.ts';
import { createConversation } from '../api/create-conversation.ts';
import { endConversation, resumeConversation } from '../api/resume-conversation.ts';
import { tellHungUp } from '../api/tell-hung-up.ts';
import { createBooks } from './books.ts';
import { mayBeJudged } from './captions.ts';
import type { ConversationEvent, EndCause, FeedbackScore } from './conversation-state.ts';
import { type ConversationStore, createConversationStore } from './conversation-store.ts';
import {
  holdMicrophone,
  MicrophoneUnavailable,
  readChosenMicrophone,
  rememberMicrophone,
} from './microphone.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { retryUntilBack } from './retry-until-back.ts';

/** The server ends a conversation at its limit; the page does so itself only when no word of it comes. */
const GRACE_AFTER_LIMIT_MS = 5_000;

const SOCKET_FORMAT = { format: 'pcm', sampleRate: 16_000 } as const;

export type StartOutcome =
  | { status: 'started' }
  | { status: 'given-up' }
  | { status: 'no-microphone'; why: MicrophoneTrouble }
  /** `code` is the server's own, where it was the server that refused. */
  | { status: 'failed'; message: string; code: ApiErrorCode | null };

export type ConversationController = {
  store: ConversationStore;
  start: (input: StartConversationInput, textOnly: boolean) => Promise<StartOutcome>;
  /** Goes on with a coach conversation whose connection was lost in an earlier life of the page. */
  resume: (conversationId: string, textOnly: boolean) => Promise<StartOutcome>;
  end: () => void;
  say: (text: string) => void;
  hold: (holding: boolean) => void;
  sayAgain: () => void;
  /** Asks for the books; it is the examiner who opens them. */
  lookUp: () => void;
  /** Holds out a section, or nothing. */
  closeBooks: (reference: string | null) => void;
  /** Likes or dislikes a reply of the examiner, once. */
  judge: (key: string, score: FeedbackScore) => void;
  setMuted: (muted: boolean) => void;
  setMicrophone: (id: string) => Promise<void>;
  setSpeaker: (id: string) => Promise<void>;
  /** Loudness of the microphone now, 0 to 1. */
  microphoneLevel: () => number;
};

export function createConversationController(): ConversationController {
  const store = createConversationStore();
  const books = createBooks(store);
  let session: OpenedSession['session'] | null = null;
  /** How it came about, once there was one: a room that was not reached once is not tried again. */
  let way: OpenedSession['way'] | null = null;
  let hearsWordsAlone = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  // Each start has a number: one that was given up must not come alive later.
  let attempt = 0;

  async function start(input: StartConversationInput, textOnly: boolean): Promise<StartOutcome> {
    return begin(
      () => createConversation({ ...input, ...transportFor(textOnly) }),
      textOnly,
      input.kind === 'coach',
    );
  }

  function transportFor(textOnly: boolean): Pick<StartConversationInput, 'transport'> {
    const isSocket = textOnly || way === 'websocket' || !('RTCPeerConnection' in window);
    return { transport: isSocket ? 'websocket' : 'webrtc' };
  }

  async function begin(
    open: () => Promise<StartConversationOutput & { elapsedSeconds?: number }>,
    textOnly: boolean,
    resumable: boolean,
  ): Promise<StartOutcome> {
    const mine = ++attempt;
    books.reset();
    store.dispatch({ type: 'start-requested', textOnly });
    let microphone: Awaited<ReturnType<typeof holdMicrophone>> | null = null;
    try {
      microphone = textOnly ? null : await holdMicrophone();
      if (mine !== attempt) return { status: 'given-up' };
      const created = await open();
      store.dispatch({ type: 'conversation-created', ...created });
      const connected = await connect(created, mine, resumable);
      return { status: connected ? 'started' : 'given-up' };
    } catch (error) {
      if (mine !== attempt) return { status: 'given-up' };
      store.dispatch({ type: 'start-failed' });
      return describeFailure(error);
    } finally {
      microphone?.release();
    }
  }

  /** False when it was given up meanwhile. */
  async function connect(
    opened: StartConversationOutput & { elapsedSeconds?: number },
    mine: number,
    resumable: boolean,
  ): Promise<boolean> {
    const { textOnly } = store.getState();
    const microphoneId = textOnly ? null : await readChosenMicrophone();
    const { hangUp } = opened.connection;
    hearsWordsAlone = opened.connection.hearsWordsAlone === true;
    let current = true;
    const report = (event: ConversationEvent) => {
      const lost = event.type === 'ended' && event.cause === 'error' && resumable;
      if (hangUp && event.type === 'ended' && !lost)
        void tellHungUp(opened.conversationId, hangUp).catch(() => {});
      // What an earlier session still reports after its end is nobody's business any more.
      if (mine !== attempt || !current) return;
      if (!lost) return store.dispatch(event);
      current = false;
      if (store.getState().phase.name === 'live') void reconnect(opened.conversationId, mine);
    };
    const clientTools = {
      [OPEN_REFERENCES]: books.open,
      async [SHOW_CLOSED]() {
        report({ type: 'examiner-closed' });
        return '';
      },
    };
    const next = await openSession(opened.connection, { textOnly, microphoneId, clientTools }, report);
    if (mine !== attempt) {
      void next.session.endSession();
      return false;
    }
    session = next.session;
    way = next.way;
    const elapsedMs = (opened.elapsedSeconds ?? 0) * 1000;
    store.dispatch({ type: 'connection-opened', at: Date.now() - elapsedMs });
    clearTimeout(deadline);
    deadline = setTimeout(
      () => endBecause('limit'),
      opened.limitSeconds * 1000 - elapsedMs + GRACE_AFTER_LIMIT_MS,
    );
    // This line begins without asking the examiner, who has books to open or to take back.
    if (hearsWordsAlone && books.areWanted()) sendControl(LOOK_UP);
    return true;
  }

  async function reconnect(conversationId: string, mine: number): Promise<void> {
    clearTimeout(deadline);
    session = null;
    books.detach();
    store.dispatch({ type: 'connection-lost', at: Date.now() });
    const back = await retryUntilBack(
      async () => {
        const resumed = await resumeConversation(conversationId, transportFor(store.getState().textOnly));
        if (mine === attempt) await connect(resumed, mine, true);
      },
      () => mine === attempt,
    );
    if (!back && mine === attempt) endBecause('error');
  }

  function endBecause(cause: EndCause): void {
    const { phase, conversationId } = store.getState();
    // Without a line the server cannot see that the pilot has left.
    if (phase.name === 'reconnecting' && conversationId) void endConversation(conversationId).catch(() => {});
    store.dispatch(
      phase.name === 'connecting'
        ? { type: 'start-failed' }
        : { type: 'ended', cause, message: '', at: Date.now() },
    );
    attempt += 1;
    clearTimeout(deadline);
    void session?.endSession().catch(() => {});
    session = null;
  }

  /** The types ask for it; a running session keeps the format it started with, and a room refuses to hear of one. */
  function wireFormat(): typeof SOCKET_FORMAT {
    return way === 'webrtc' ? ({} as typeof SOCKET_FORMAT) : SOCKET_FORMAT;
  }

  function sendControl(control: typeof SAY_AGAIN | typeof LOOK_UP): void {
    if (hearsWordsAlone) session?.sendUserMessage(control);
    else session?.sendContextualUpdate(control);
  }

  return {
    store,
    start,
    resume: (conversationId, textOnly) =>
      begin(() => resumeConversation(conversationId, transportFor(textOnly)), textOnly, true),
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
    sayAgain: () => sendControl(SAY_AGAIN),
    lookUp: () => sendControl(LOOK_UP),
    closeBooks: books.close,
    judge: (key, score) => {
      const line = store.getState().captions.find((one) => one.key === key);
      if (!line || line.eventId === null || !mayBeJudged(line) || !session) return;
      session.sendFeedback(score === 'like', line.eventId);
      store.dispatch({ type: 'reply-judged', key, score });
    },
    setMuted: (muted) => {
      store.dispatch({ type: 'mute-changed', muted });
      session?.setMicMuted(muted);
    },
    setMicrophone: async (id) => {
      if (session?.type === 'voice') await session.changeInputDevice({ inputDeviceId: id, ...wireFormat() });
      rememberMicrophone(id);
    },
    setSpeaker: async (id) => {
      if (session?.type === 'voice')
        await session.changeOutputDevice({ outputDeviceId: id, ...wireFormat() });
    },
    microphoneLevel: () => session?.getInputVolume() ?? 0,
  };
}

function describeFailure(error: unknown): StartOutcome {
  if (error instanceof MicrophoneUnavailable) return { status: 'no-microphone', why: error.why };
  const ours = messageOf(error, '');
  const message = ours || (error instanceof Error && error.message) || 'The server cannot be reached.';
  return { status: 'failed', message, code: error instanceof ApiError ? error.code : null };
}
