import type { Page } from 'playwright-core';

export const SAMPLE_RATE_HZ = 16_000;

interface Piece {
  atMs: number;
  pcm: Int16Array;
}

/** What is said, at the moment of the video at which it is heard. 16 kHz mono, 16 bit. */
export function createSoundTrack() {
  const pieces: Piece[] = [];
  const endOf = ({ atMs, pcm }: Piece) => atMs + (pcm.length * 1000) / SAMPLE_RATE_HZ;
  return {
    add(atMs: number, pcm: Int16Array) {
      pieces.push({ atMs, pcm });
    },
    /** After what was added before, or at this moment when that is over: speech comes ahead of its playing. */
    append(atMs: number, pcm: Int16Array) {
      const last = pieces.at(-1);
      pieces.push({ atMs: Math.max(atMs, last ? endOf(last) : 0), pcm });
    },
    /** Nothing is heard from this moment on. */
    cutAt(atMs: number) {
      for (const piece of pieces) {
        const kept = Math.max(0, Math.round(((atMs - piece.atMs) * SAMPLE_RATE_HZ) / 1000));
        piece.pcm = piece.pcm.subarray(0, kept);
      }
      pieces.splice(0, pieces.length, ...pieces.filter(({ pcm }) => pcm.length > 0));
    },
    mix(lengthMs: number): Int16Array {
      const mixed = new Int16Array(Math.ceil((lengthMs * SAMPLE_RATE_HZ) / 1000));
      for (const { atMs, pcm } of pieces) {
        const start = Math.round((atMs * SAMPLE_RATE_HZ) / 1000);
        mixed.set(pcm.subarray(0, Math.max(0, mixed.length - start)), start);
      }
      return mixed;
    },
  };
}

export type SoundTrack = ReturnType<typeof createSoundTrack>;

/** Calls back with every piece of the examiner's voice that reaches this page. */
export function hearExaminer(page: Page, onSpeech: (pcm: Int16Array) => void): void {
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { audio_event?: { audio_base_64: string } };
      if (!message.audio_event) return;
      const bytes = Uint8Array.from(Buffer.from(message.audio_event.audio_base_64, 'base64'));
      onSpeech(new Int16Array(bytes.buffer));
    });
  });
}
