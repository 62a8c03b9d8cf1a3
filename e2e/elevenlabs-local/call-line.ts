import type { IncomingSocketEvent } from '@elevenlabs/client';
import { ClientEvent } from '@rightseat/contract';
import type { WebSocket } from 'ws';

/** What our schema of the vendor's messages has no use for: it passes through to the model. */
type Received = Extract<ClientEvent, { type: string }> & { custom_llm_extra_body?: object };

/** The agent's end of the socket. */
export interface CallLine {
  /** The compiler holds it to the messages that the vendor publishes. */
  send(message: IncomingSocketEvent): void;
  close(code: number, reason: string): void;
  onMessage(hear: (message: Received) => void): void;
  onClose(ended: () => void): void;
}

export function openCallLine(socket: WebSocket): CallLine {
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    // The protocol's limit for a reason is 123 bytes.
    close: (code, reason) => socket.close(code, reason.slice(0, 120)),
    onMessage: (hear) =>
      socket.on('message', (data) => {
        const message: unknown = JSON.parse(data.toString());
        // What the page sends keeps to what the vendor publishes; sound is heard by nobody here.
        if ('type' in ClientEvent.parse(message)) hear(message as Received);
      }),
    onClose: (ended) => socket.on('close', ended),
  };
}
