import type { DisconnectionDetails } from '@elevenlabs/client';
import type { Connection } from '@rightseat/contract';
import type { ConversationEvent, EndCause } from './conversation-state.ts';
import { describeRoomEnd, readFarewell } from './describe-room-end.ts';
import { loadRoomClient, workletOptions } from './load-voice-client.ts';
import type { Session } from './open-socket.ts';
import { callbacksInto, type IncomingEvent } from './session-callbacks.ts';
import type { SessionOptions } from './session-options.ts';
import { stayOnPageLeave } from './stay-on-page-leave.ts';
import { watchSilence } from './watch-silence.ts';
import { within } from './within.ts';

/** For the connection and the socket beside it, as the room's client has it. Behind many an office wall neither comes. */
const CONNECT_TIMEOUT_MS = 15_000;
/** Android takes this long to turn its sound to a call; before it the first words would be lost. */
const ANDROID_START_MS = 3_000;

/** The engine pings every 5 s. After two of them it is gone, though the room may take longer to notice. */
const SILENT_MS = 11_000;

/**
 * The conversation over WebRTC, once the examiner is heard of: a room can be joined while nobody is there to hold it.
 * @throws Error when that takes longer than 15 s after the device is ready, or when the room closes before
 */
export async function openRoom(
  connection: Extract<Connection, { type: 'webrtc' }>,
  { textOnly, microphoneId, clientTools }: SessionOptions,
  dispatch: (event: ConversationEvent) => void,
): Promise<Session> {
  const client = await loadRoomClient();
  let isWanted = true;
  let session: Session | null = null;
  let farewell: string | null = null;
  let greeted: () => void = () => {};
  let refused: (reason: Error) => void = () => {};
  let isMet = false;
  const greeting = new Promise<void>((resolve, reject) => {
    greeted = resolve;
    refused = reject;
  });
  const release = stayOnPageLeave();
  const silence = watchSilence(SILENT_MS, giveUp);

  const report = (event: ConversationEvent) => {
    if (event.type === 'ended') {
      letGo();
      // There was no conversation yet that could be over: the socket can still be tried.
      if (!isMet) return refused(new Error('The room closed before the examiner came.'));
    }
    if (isWanted) dispatch(event);
  };
  const callbacks = callbacksInto(report, (details: DisconnectionDetails) =>
    describeRoomEnd(details, farewell),
  );

  function letGo(): void {
    release();
    silence.end();
  }

  function hear(event: IncomingEvent): void {
    greeted();
    farewell = readFarewell(event) ?? farewell;
    // Another company's room has a heart of its own, and tells of it as it likes.
    if (!connection.initiation) silence.hear();
    callbacks.onIncomingEvent(event);
  }

  function giveUp(): void {
    report({ type: 'ended', cause: 'error' satisfies EndCause, message: '', at: Date.now() });
    isWanted = false;
    void session?.endSession().catch(() => {});
  }

  async function open(): Promise<Session> {
    session = await client.startSession({
      conversationToken: connection.conversationToken,
      ...(connection.livekitUrl ? { livekitUrl: connection.livekitUrl } : {}),
      ...connection.initiation,
      ...workletOptions,
      ...callbacks,
      onIncomingEvent: hear,
      connectionDelay: { default: 0, android: ANDROID_START_MS },
      clientTools,
      textOnly,
      ...(microphoneId ? { inputDeviceId: microphoneId } : {}),
    });
    return session;
  }

  try {
    const startMs = /android/i.test(navigator.userAgent) ? ANDROID_START_MS : 0;
    const met = await within(startMs + CONNECT_TIMEOUT_MS, meet(open(), greeting));
    isMet = true;
    return met;
  } catch (error) {
    isWanted = false;
    letGo();
    throw error;
  }
}

/** Both, or the first failure of either. */
async function meet(opening: Promise<Session>, greeting: Promise<void>): Promise<Session> {
  const [session] = await Promise.all([opening, greeting]);
  return session;
}
