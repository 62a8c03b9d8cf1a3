import type { Connection } from '@rightseat/contract';
import type { ConversationEvent } from './conversation-state.ts';
import { describeEnd } from './describe-end.ts';
import { loadVoiceClient, workletOptions } from './load-voice-client.ts';
import { callbacksInto, type IncomingEvent } from './session-callbacks.ts';
import type { SessionOptions } from './session-options.ts';
import { watchSilence } from './watch-silence.ts';
import { within } from './within.ts';

/** The client waits for ever for a first message that never comes; a pilot does not. */
const HANDSHAKE_TIMEOUT_MS = 15_000;

/** After three pings that did not come the network is gone, though a socket over it stays open for minutes. */
const SILENT_MS = 16_000;

type VoiceClient = Awaited<ReturnType<typeof loadVoiceClient>>;
export type Session = Awaited<ReturnType<VoiceClient['startSession']>>;

export async function openSocket(
  { signedUrl, initiation }: Extract<Connection, { type: 'websocket' }>,
  { textOnly, microphoneId, clientTools }: SessionOptions,
  dispatch: (event: ConversationEvent) => void,
): Promise<Session> {
  const client = await loadVoiceClient();
  let isWanted = true;
  const report = (event: ConversationEvent) => {
    if (event.type === 'ended') silence.end();
    if (isWanted) dispatch(event);
  };
  const silence = watchSilence(SILENT_MS, () => {
    report({ type: 'ended', cause: 'error', message: '', at: Date.now() });
    isWanted = false;
    void opening.then((session) => session.endSession()).catch(() => {});
  });
  const callbacks = callbacksInto(report, describeEnd);
  const opening = client.startSession({
    signedUrl,
    ...initiation,
    ...workletOptions,
    ...callbacks,
    onIncomingEvent(event: IncomingEvent) {
      // Another company's socket has a heart of its own, and tells of it as it likes.
      if (!initiation) silence.hear();
      callbacks.onIncomingEvent(event);
    },
    clientTools,
    textOnly,
    ...(microphoneId ? { inputDeviceId: microphoneId } : {}),
  });
  return sendWhileOpen(await within(HANDSHAKE_TIMEOUT_MS, opening));
}

type Line = { socket?: WebSocket; sendMessage: (message: unknown) => void };

/** The client goes on sending sound while the socket closes, and the browser complains of every piece of it. */
function sendWhileOpen(session: Session): Session {
  const { connection } = session as unknown as { connection?: Line };
  const socket = connection?.socket;
  if (!socket) return session;
  const send = connection.sendMessage.bind(connection);
  connection.sendMessage = (message) => {
    if (socket.readyState === socket.OPEN) send(message);
  };
  return session;
}
