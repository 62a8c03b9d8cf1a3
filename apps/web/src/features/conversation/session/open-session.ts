import type { Connection } from '@rightseat/contract';
import type { ConversationEvent } from './conversation-state.ts';
import { openRoom } from './open-room.ts';
import { openSocket, type Session } from './open-socket.ts';
import type { SessionOptions } from './session-options.ts';

export type { Session } from './open-socket.ts';

/** What the page holds: the vendor's session, and the way it took. */
export type OpenedSession = { session: Session; way: Connection['type'] };

/**
 * Opens the conversation with the vendor's client and hands on what it reports. A room that does not answer in time
 * is given up for the socket of the same conversation, where there is one.
 * @throws what the client throws: DOMException for the microphone, Error for the connection
 */
export async function openSession(
  connection: Connection,
  options: SessionOptions,
  dispatch: (event: ConversationEvent) => void,
): Promise<OpenedSession> {
  if (connection.type === 'websocket') {
    return { session: await openSocket(connection, options, dispatch), way: 'websocket' };
  }
  const { fallbackUrl } = connection;
  try {
    return { session: await openRoom(connection, options, dispatch), way: 'webrtc' };
  } catch (error) {
    if (!fallbackUrl) throw error;
    const { initiation } = connection;
    const socket = { type: 'websocket' as const, signedUrl: fallbackUrl, initiation };
    return { session: await openSocket(socket, options, dispatch), way: 'websocket' };
  }
}
