import type { Connection } from '@rightseat/contract';
import type { ConversationEvent } from './conversation-state.ts';
import { describeEnd } from './describe-end.ts';
import { loadVoiceClient, workletOptions } from './load-voice-client.ts';
import { callbacksInto } from './session-callbacks.ts';
import type { SessionOptions } from './session-options.ts';
import { within } from './within.ts';

/** The client waits for ever for a first message that never comes; a pilot does not. */
const HANDSHAKE_TIMEOUT_MS = 15_000;

type VoiceClient = Awaited<ReturnType<typeof loadVoiceClient>>;
export type Session = Awaited<ReturnType<VoiceClient['startSession']>>;

export async function openSocket(
  { signedUrl, initiation }: Extract<Connection, { type: 'websocket' }>,
  { textOnly, microphoneId, clientTools }: SessionOptions,
  dispatch: (event: ConversationEvent) => void,
): Promise<Session> {
  const client = await loadVoiceClient();
  const opening = client.startSession({
    signedUrl,
    ...initiation,
    ...workletOptions,
    ...callbacksInto(dispatch, describeEnd),
    clientTools,
    textOnly,
    ...(microphoneId ? { inputDeviceId: microphoneId } : {}),
  });
  return within(HANDSHAKE_TIMEOUT_MS, opening);
}
