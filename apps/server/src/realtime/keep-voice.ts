import { type RecordedTurn, SAMPLE_RATE_HZ, type Transport } from '@rightseat/voice';
import type { DomainContext } from '#domain/context.ts';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { storeRecording } from '#domain/voice-recording/store-recording.ts';
import { named } from '#event-loop.ts';
import { encodeAnswer } from './encode-answer.ts';

/** Two minutes, 3.8 MB for as long as the line stands: of an answer that goes on for longer the end is kept. */
const MOST_SAMPLES = 120 * SAMPLE_RATE_HZ;
/** A quarter more may lie there before it is cut: what comes in crumbs is not looked through with each. */
const CUT_FROM_SAMPLES = MOST_SAMPLES * 1.25;
/** A turn is noticed once some of it has been said, and sound comes in quarters of a second. */
const LEAD_IN_MS = 1_500;
/** Shorter, and it was typed: to know that somebody has done speaking takes longer. */
const SHORTEST_MS = 200;

interface Chunk {
  cameAtMs: number;
  pcm: Int16Array;
}

/** Keeps the last minutes of what comes, and stores what was said in a turn. Of one that keeps no voice: nothing. */
export function createVoiceKeeper(
  ctx: DomainContext,
  {
    id: conversationId,
    connection,
    keepsVoice,
  }: Pick<ClaimedConversation, 'id' | 'connection' | 'keepsVoice'>,
  nowMs: () => number,
) {
  let chunks: Chunk[] = [];
  let held = 0;
  let storing: Promise<void> = Promise.resolve();

  function keep(pcm: Int16Array): void {
    chunks.push({ cameAtMs: nowMs(), pcm });
    held += pcm.length;
    // Counted and not timed: it may come faster than anybody speaks.
    if (held <= CUT_FROM_SAMPLES) return;
    let cut = 0;
    while (held > MOST_SAMPLES) held -= chunks[cut++]?.pcm.length ?? held;
    chunks = chunks.slice(cut);
  }

  async function store(position: number, pcm: Int16Array): Promise<void> {
    const encoded = named('encode', () => encodeAnswer(pcm));
    if (encoded) await storeRecording(ctx, { conversationId, connection, position, ...encoded });
  }

  return {
    attend(transport: Transport): Transport {
      if (!keepsVoice) return transport;
      return {
        ...transport,
        onEvent: (listener) =>
          transport.onEvent((event) => {
            if (event.type === 'audio') keep(event.pcm);
            listener(event);
          }),
      };
    },
    /** A turn of the record as it ends; the same position again replaces what was kept. */
    addTurn({ role, startedAtMs, endedAtMs }: RecordedTurn, position: number): void {
      const lengthMs = endedAtMs - startedAtMs;
      if (!keepsVoice || role !== 'pilot' || lengthMs < SHORTEST_MS) return;
      const since = nowMs() - lengthMs - LEAD_IN_MS;
      const pcm = join(chunks.filter(({ cameAtMs }) => cameAtMs > since).map((chunk) => chunk.pcm));
      storing = storing
        .then(() => store(position, pcm))
        .catch((error) =>
          ctx.log.warn({ err: error, conversationId }, 'the sound of an answer was not kept'),
        );
    },
    /** Settled when all that was said is stored. */
    flush: () => storing,
  };
}

function join(parts: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined.subarray(Math.max(0, joined.length - MOST_SAMPLES));
}
