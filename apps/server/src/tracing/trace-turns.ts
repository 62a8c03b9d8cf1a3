import type { TurnTiming } from '@rightseat/voice';
import type { Spans, Step } from './spans.ts';

/** More steps than one turn has; those of turns that were given up go first. */
const MOST_STEPS = 12;

export interface TurnTrace {
  /** Does a part of the examiner's work, and keeps when. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** The examiner is heard, or read: from the pilot's last word to now, with the steps between. */
  add(turn: TurnTiming): void;
}

/** The turns of one conversation, each a trace of its own. The voice's clock must be `performance.now()`. */
export function createTurnTrace(spans: Spans, conversationId: string): TurnTrace {
  if (!spans.on) return { step: (_name, work) => work(), add() {} };
  let steps: Step[] = [];
  return {
    async step(name, work) {
      const startedAtMs = performance.now();
      try {
        return await work();
      } finally {
        steps = [...steps, { name, startedAtMs, endedAtMs: performance.now() }].slice(-MOST_STEPS);
      }
    },
    add(turn) {
      const { voiceEndedAtMs, turnEndedAtMs, transcribedAtMs, replyReadyAtMs, firstAudioAtMs } = turn;
      if (firstAudioAtMs === null) return;
      const { typed, waitMs } = turn;
      const attributes = {
        'conversation.id': conversationId,
        'turn.typed': typed,
        ...(!typed && { 'turn.wait_ms': waitMs }),
      };
      const of = (name: string, startedAtMs: number, endedAtMs: number) => ({ name, startedAtMs, endedAtMs });
      const place = spans.add({ ...of('turn', voiceEndedAtMs, firstAudioAtMs), attributes }, null);
      const parts = [
        ...(typed
          ? []
          : [
              of('turn.end', voiceEndedAtMs, turnEndedAtMs),
              of('turn.transcript', turnEndedAtMs, transcribedAtMs),
            ]),
        ...steps.filter(({ startedAtMs }) => startedAtMs >= turnEndedAtMs),
        // Without a reply of the brain: the apology for audio that was lost.
        of('turn.speech', replyReadyAtMs ?? transcribedAtMs, firstAudioAtMs),
      ];
      for (const part of parts) spans.add(part, place);
      steps = [];
    },
  };
}
