import type { Connection } from '@rightseat/contract';
import type { ConversationEvent } from './conversation-state.ts';
import { describeEnd } from './describe-end.ts';
import { loadVoiceClient, workletOptions } from './load-voice-client.ts';

/** The client waits for ever for a first message that never comes; a pilot does not. */
const HANDSHAKE_TIMEOUT_MS = 15_000;

type VoiceClient = Awaited<ReturnType<typeof loadVoiceClient>>;
export type Session = Awaited<ReturnType<VoiceClient['startSession']>>;

type Dispatch = (event: ConversationEvent) => void;
type SessionOptions = { textOnly: boolean; microphoneId: string | null };

/**
 * Opens the conversation with the vendor's client and hands on what it reports.
 * @throws what the client throws: DOMException for the microphone, Error for the connection
 */
export async function openSession(
  connection: Connection,
  { textOnly, microphoneId }: SessionOptions,
  dispatch: Dispatch,
): Promise<Session> {
  const client = await loadVoiceClient();
  const opening = client.startSession({
    ...placeOf(connection),
    ...connection.initiation,
    ...workletOptions,
    ...callbacksInto(dispatch),
    textOnly,
    ...(microphoneId ? { inputDeviceId: microphoneId } : {}),
  });
  return withTimeout(opening);
}

function placeOf(connection: Connection) {
  if (connection.type === 'websocket') return { signedUrl: connection.signedUrl };
  return {
    conversationToken: connection.conversationToken,
    ...(connection.livekitUrl ? { livekitUrl: connection.livekitUrl } : {}),
  };
}

function callbacksInto(dispatch: Dispatch) {
  return {
    onModeChange: ({ mode }: { mode: 'speaking' | 'listening' }) => dispatch({ type: 'mode-changed', mode }),
    onMessage: (said: { role: 'user' | 'agent'; message: string; event_id?: number }) =>
      dispatch({
        type: said.role === 'agent' ? 'examiner-spoke' : 'pilot-spoke',
        text: said.message,
        eventId: said.event_id ?? null,
      }),
    onAgentResponseCorrection: (said: { corrected_agent_response: string; event_id?: number }) =>
      dispatch({
        type: 'examiner-corrected',
        text: said.corrected_agent_response,
        eventId: said.event_id ?? null,
      }),
    // Tentative transcripts have no callback of their own; they pass here among everything else.
    onIncomingEvent: (event: IncomingEvent) => {
      const words = event.tentative_user_transcription_event?.user_transcript;
      if (words !== undefined) dispatch({ type: 'pilot-overheard', text: words });
    },
    onDisconnect: (details: Parameters<typeof describeEnd>[0]) =>
      dispatch({ type: 'ended', ...describeEnd(details), at: Date.now() }),
  };
}

type IncomingEvent = { tentative_user_transcription_event?: { user_transcript?: string } };

async function withTimeout(opening: Promise<Session>): Promise<Session> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The examiner did not answer in time.')), HANDSHAKE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([opening, timeout]);
  } catch (error) {
    // Should it come alive after all, nobody is there any more.
    void opening.then((session) => session.endSession()).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
