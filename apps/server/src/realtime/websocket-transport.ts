import type { Transport } from '@rightseat/voice';
import type { WebSocket } from 'ws';

/** A peer that does not answer the close is cut off. */
const CLOSE_PATIENCE_MS = 2_000;

/** A WebSocket as the voice engine sees it: text or binary in, events out. */
export function websocketTransport(socket: WebSocket): Transport {
  return {
    send(event) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
    },
    close(code, reason) {
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), CLOSE_PATIENCE_MS).unref();
    },
    onMessage(listener) {
      socket.on('message', (data, isBinary) => listener(isBinary ? (data as Buffer) : data.toString()));
    },
    onClose(listener) {
      socket.on('close', (code) => listener(code));
      // A broken frame or reset is followed by close; without a listener it would end the process.
      socket.on('error', () => {});
    },
    bufferedBytes: () => socket.bufferedAmount,
  };
}
