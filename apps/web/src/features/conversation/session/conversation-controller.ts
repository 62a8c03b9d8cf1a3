import {
  EXHIBIT_SHOWN,
  LOOK_UP,
  OPEN_REFERENCES,
  SAY_AGAIN,
  SHOW_CLOSED,
  SHOW_EXHIBIT,
  ShowExhibitParameters,
  type StartConversationInput,
  type StartConversationOutput,
  THINKING_OFF,
  THINKING_ON,
} from '@rightseat/contract';
import { createConversation } from '../api/create-conversation.ts';
import { endConversation, pauseConversation, resumeConversation } from '../api/resume-conversation.ts';
import { tellHungUp } from '../api/tell-hung-up.ts';
import { createBooks } from './books.ts';
import { mayBeJudged } from './captions.ts';
import type { ConversationControls } from './conversation-controls.ts';
import type { ConversationEvent, EndCause } from './conversation-state.ts';
import { createConversationStore } from './conversation-store.ts';
import { holdMicrophone, readChosenMicrophone, rememberMicrophone } from './microphone.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { insist, retryUntilBack } from './retry-until-back.ts';
import { createSound } from './sound.ts';
import { describeFailure, type StartOutcome } from './start-outcome.ts';

/** The server ends a conversation at its limit; the page does so itself only when no word of it comes. */
const GRACE_AFTER_LIMIT_MS = 5_000;

const SOCKET_FORMAT = { format: 'pcm', sampleRate: 16_000 } as const;

/** `prepare` has what a conversation is shown in: none is opened before. */
export function createConversationController(
  prepare: () => Promise<unknown> = async () => {},
): ConversationControls {
  const store = createConversationStore();
  const books = createBooks(store);
  const sound = createSound(store, {
    hold,
    sayAgain: () => sendControl(SAY_AGAIN),
    takeAnotherMicrophone: () => switchMicrophone(undefined),
  });
  let session: OpenedSession['session'] | null = null;
  /** How it came about, once there was one: a room that was not reached once is not tried again. */
  let way: OpenedSession['way'] | null = null;
  let hearsWordsAlone = false;
  let isResumable = false;
  /** The server takes whoever leaves our room for lost, and has to be told of an end. */
  let endsByCall = false;
  /** One whose line is hung up, and which shall not be over with it. */
  let pausedId: string | null = null;
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
    isResumable = resumable;
    pausedId = null;
    books.reset();
    store.dispatch({ type: 'start-requested', textOnly });
    if (!textOnly) sound.begin();
    const prepared = prepare();
    // The microphone may be refused before, and is told first.
    prepared.catch(() => {});
    let microphone: Awaited<ReturnType<typeof holdMicrophone>> | null = null;
    try {
      microphone = textOnly ? null : await holdMicrophone();
      await prepared;
      if (mine !== attempt) return { status: 'given-up' };
      const created = await open();
      store.dispatch({ type: 'conversation-created', ...created });
      const connected = await connect(created, mine, resumable);
      return { status: connected ? 'started' : 'given-up' };
    } catch (error) {
      if (mine !== attempt) return { status: 'given-up' };
      sound.end();
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
      if (hangUp && event.type === 'ended' && !lost && pausedId !== opened.conversationId)
        void tellHungUp(opened.conversationId, hangUp).catch(() => {});
      // What an earlier session still reports after its end is nobody's business any more.
      if (mine !== attempt || !current) return;
      if (!lost) {
        if (event.type === 'ended') sound.end();
        return store.dispatch(event);
      }
      current = false;
      if (store.getState().phase.name === 'live') void reconnect(opened.conversationId, mine);
    };
    const clientTools = {
      [OPEN_REFERENCES]: books.open,
      async [SHOW_CLOSED]() {
        report({ type: 'examiner-closed' });
        return '';
      },
      async [SHOW_EXHIBIT](given: Record<string, unknown>) {
        const { exhibit, larger } = ShowExhibitParameters.parse(given);
        report({ type: 'exhibit-shown', exhibit: exhibit || null, isEnlarged: larger === 'yes' });
        return EXHIBIT_SHOWN;
      },
    };
    const next = await openSession(opened.connection, { textOnly, microphoneId, clientTools }, report);
    if (mine !== attempt) {
      void next.session.endSession();
      return false;
    }
    session = next.session;
    way = next.way;
    endsByCall = resumable && way === 'webrtc' && !hangUp;
    if (!textOnly) sound.attend(session);
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
    // Without a line the server cannot see that the pilot has left either.
    const isToBeTold = phase.name === 'reconnecting' || (phase.name === 'live' && endsByCall);
    store.dispatch(
      phase.name === 'connecting'
        ? { type: 'start-failed' }
        : { type: 'ended', cause, message: '', at: Date.now() },
    );
    attempt += 1;
    clearTimeout(deadline);
    sound.end();
    const left = session?.endSession().catch(() => {});
    session = null;
    // Hung up first: what was said last is on its way to the record.
    if (isToBeTold && conversationId)
      void Promise.resolve(left).then(() => insist(() => endConversation(conversationId)));
  }

  /** Of the session that is on and can be resumed. */
  function pausableId(): string | null {
    const { conversationId, phase } = store.getState();
    const isOn = phase.name === 'live' || phase.name === 'reconnecting';
    return isOn && isResumable ? conversationId : null;
  }

  async function pause(): Promise<void> {
    pausedId = pausableId();
    if (pausedId === null) return endBecause('pilot');
    const id = pausedId;
    const left = session;
    attempt += 1;
    session = null;
    clearTimeout(deadline);
    sound.end();
    // Silent at once, both ways, while the server is told; a typed one refuses to hear of it.
    if (left?.type === 'voice') {
      left.setMicMuted(true);
      left.setVolume({ volume: 0 });
    }
    store.dispatch({ type: 'paused' });
    // The server first: hung up before it knows, the exam would be over.
    await insist(() => pauseConversation(id));
    await left?.endSession().catch(() => {});
  }

  function leavePage(): void {
    const id = pausableId();
    if (id) void pauseConversation(id).catch(() => {});
    else endBecause('pilot');
  }

  /** The types ask for it; a running session keeps the format it started with, and a room refuses to hear of one. */
  function wireFormat(): typeof SOCKET_FORMAT {
    return way === 'webrtc' ? ({} as typeof SOCKET_FORMAT) : SOCKET_FORMAT;
  }

  function sendControl(control: typeof SAY_AGAIN | typeof LOOK_UP): void {
    if (hearsWordsAlone) session?.sendUserMessage(control);
    else session?.sendContextualUpdate(control);
  }

  function hold(holding: boolean): void {
    if (store.getState().phase.name !== 'live' || store.getState().holding === holding) return;
    store.dispatch({ type: 'hold-changed', holding });
    session?.sendContextualUpdate(holding ? THINKING_ON : THINKING_OFF);
  }

  /** Without an id whichever the system prefers. */
  async function switchMicrophone(id: string | undefined): Promise<void> {
    if (session?.type === 'voice') await session.changeInputDevice({ inputDeviceId: id, ...wireFormat() });
  }

  return {
    store,
    start,
    resume: (conversationId, textOnly) =>
      begin(() => resumeConversation(conversationId, transportFor(textOnly)), textOnly, true),
    end: () => endBecause('pilot'),
    pause,
    leavePage,
    say: (text) => {
      store.dispatch({ type: 'pilot-typed', text });
      session?.sendUserMessage(text);
    },
    hold,
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
      await switchMicrophone(id);
      rememberMicrophone(id);
    },
    setSpeaker: async (id) => {
      if (session?.type === 'voice')
        await session.changeOutputDevice({ outputDeviceId: id, ...wireFormat() });
    },
    resumeSound: sound.resume,
    noteSoundRead: () => store.dispatch({ type: 'sound-changed', sound: 'well' }),
    microphoneLevel: () => session?.getInputVolume() ?? 0,
    examinerLevel: () => session?.getOutputVolume() ?? 0,
  };
}
