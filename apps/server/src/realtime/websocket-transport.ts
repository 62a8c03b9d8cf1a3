import { departureOf, readMessage, type Transport, writeMessage } from '@rightseat/voice';
import type { WebSocket } from 'ws';

/** A peer that does not answer the close is cut off. */
const CLOSE_PATIENCE_MS = 2_000;

/** A WebSocket of the vendor's client as the voice engine sees it. */
export function websocketTransport(socket: WebSocket): Transport {
  return {
    send(event) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(writeMessage(event)));
    },
    close(code, reason) {
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), CLOSE_PATIENCE_MS).unref();
    },
    onEvent(listener) {
      socket.on('message', (data, isBinary) =>
        listener(readMessage(isBinary ? (data as Buffer) : data.toString())),
      );
    },
    onClose(listener) {
      socket.on('close', (code) => listener(departureOf(code)));
      // A broken frame or reset is followed by close; without a listener it would end the process.
      socket.on('error', () => {});
    },
    bufferedBytes: () => socket.bufferedAmount,
  };
}
