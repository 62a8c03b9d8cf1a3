import type { ServerEvent } from '@rightseat/contract';

/**
 * The socket, as far as a conversation needs to know it. The server adapts its WebSocket to this
 * and does no parsing of its own: frames come in raw and go through wire/message-door.ts.
 */
export interface Transport {
  send(event: ServerEvent): void;
  /** Must end the connection even when the other side no longer reads. */
  close(code: number, reason: string): void;
  /** A text frame as a string, a binary frame as bytes. Each registers the one listener. */
  onMessage(listener: (data: string | Uint8Array) => void): void;
  onClose(listener: (code: number) => void): void;
  /** Bytes handed to `send` that have not left yet. */
  bufferedBytes(): number;
}
