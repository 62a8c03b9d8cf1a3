import { readMessage, type Transport, writeMessage } from '@rightseat/voice';
import type { RoomCall } from './room-call.ts';

/**
 * The pings that the client answers come every 5 s. Without any answer for two of them the samples that still
 * come are LiveKit's own concealment of a line that is dead.
 */
const DEAD_LINE_MS = 12_000;

/** The last words are on their way through the jitter buffer when the conversation is over. */
const LAST_WORDS_MS = 400;

interface RoomTransport extends Transport {
  /** Settled when a close has reached the pilot, or can no longer. */
  closed: Promise<void>;
}

/**
 * A room as the voice engine sees it: what the vendor's client expects there. Audio goes by track, as the samples
 * that it is, and everything else by data channel, as the messages of a socket. Where a conversation can be resumed,
 * everybody who leaves is taken for lost: LiveKit's client says goodbye also when it gives a line up whose media no
 * longer arrives, and the page says by a call of its own that the pilot has ended it.
 */
export function roomTransport(
  call: RoomCall,
  nowMs: () => number,
  { resumable }: { resumable: boolean },
): RoomTransport {
  let lastMessageAt = nowMs();
  let buffered = 0;
  let settleClosed: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    settleClosed = resolve;
  });

  async function publish(event: object): Promise<void> {
    const message = JSON.stringify(event);
    buffered += message.length;
    await call.publish(message);
    buffered -= message.length;
  }

  return {
    closed,
    send(event) {
      if (event.type === 'audio') return call.play(event.pcm);
      if (event.type === 'interruption') call.dropQueued();
      void publish(writeMessage(event));
    },
    close(code, reason) {
      const isGoodbye = code === 1000;
      setTimeout(
        () => void publish(farewell(reason, isGoodbye)).finally(settleClosed),
        isGoodbye ? LAST_WORDS_MS : 0,
      );
    },
    onEvent(listener) {
      call.onMessage((message) => {
        lastMessageAt = nowMs();
        listener(readMessage(message));
      });
      call.onAudio((pcm) => {
        if (nowMs() - lastMessageAt < DEAD_LINE_MS) listener({ type: 'audio', pcm });
      });
    },
    onClose(listener) {
      call.onDeparture((departure) => {
        listener(resumable ? 'lost' : departure);
        settleClosed();
      });
    },
    bufferedBytes: () => buffered,
  };
}

/**
 * A room closes without words, so they go before it. The vendor's client takes 'end_call' as a clean end by the
 * agent; under another name it is nothing to it, and the page knows that the line was cut.
 */
function farewell(reason: string, isGoodbye: boolean) {
  return {
    type: 'agent_tool_response',
    agent_tool_response: {
      tool_name: isGoodbye ? 'end_call' : 'line_closed',
      tool_call_id: reason,
      tool_type: 'system',
      is_error: !isGoodbye,
      is_called: true,
      event_id: 0,
    },
  };
}
