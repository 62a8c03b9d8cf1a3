import type { Clock } from '#clock.ts';
import type { ExaminerEvent } from '#transport.ts';

const PING_EVERY_MS = 5_000;
/** Four pings. A client that has answered before and no longer does is gone, though its socket looks open. */
const GONE_AFTER_MS = 20_000;
/** A client that never answered a ping may be a simple one; it still has to say something now and then. */
const NEVER_HEARD_MS = 120_000;

export interface Liveness {
  /** Sends a ping when one is due. False when the other side must be taken for gone. */
  check(): boolean;
  notePong(eventId: number): void;
  noteMessage(): void;
  pingMs(): number | null;
}

export function createLiveness(
  clock: Clock,
  send: (event: ExaminerEvent) => void,
  nextEventId: () => number,
): Liveness {
  let pending = new Map<number, number>();
  /** The first one at once: how much audio the page is given ahead depends on the answer. */
  let nextPingAt = clock.now();
  let lastPongAt: number | null = null;
  let lastMessageAt = clock.now();
  let pingMs: number | null = null;
  return {
    check() {
      const now = clock.now();
      if (now >= nextPingAt) {
        nextPingAt = now + PING_EVERY_MS;
        const eventId = nextEventId();
        pending.set(eventId, now);
        if (pending.size > 8) pending = new Map([...pending].slice(-8));
        send({ type: 'ping', eventId, pingMs });
      }
      const gone = lastPongAt !== null && now - Math.max(lastPongAt, lastMessageAt) > GONE_AFTER_MS;
      return !gone && now - lastMessageAt <= NEVER_HEARD_MS;
    },
    notePong(eventId) {
      const sentAt = pending.get(eventId);
      // A pong nobody asked for proves a talkative client, not a round trip.
      if (sentAt === undefined) return;
      pending.delete(eventId);
      lastPongAt = clock.now();
      pingMs = Math.round(lastPongAt - sentAt);
    },
    noteMessage() {
      lastMessageAt = clock.now();
    },
    pingMs: () => pingMs,
  };
}
