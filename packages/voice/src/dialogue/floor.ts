import type { OverheardSpeech } from '#stages/overhear.ts';
import type { AnswerTranscription } from '#stages/transcribe.ts';
import type { HeardLevel } from '#turns/barge-in-gate.ts';
import { createOnsetDetector, type OnsetDetector } from '#turns/speech-onset.ts';
import type { GivenAnswer } from './given-answer.ts';
import type { SpokenReply } from './spoken-reply.ts';

/** Who has the floor. Each phase is one object: what finishes late compares it, and sees that it is no longer meant. */
export type Phase = { name: 'listening' } | Answering | Deciding | Speaking | { name: 'closed' };

export interface Answering {
  name: 'answering';
  answer: AnswerTranscription;
  /** What this goes on with; not decoded yet, perhaps. */
  continues: Promise<GivenAnswer> | null;
  startedAtMs: number;
  /** By the clock. */
  lastVoicedAt: number;
  eventId: number;
  /** Kept until it is known to be an answer: echo must not teach us the pilot's level. */
  levels: HeardLevel[];
  /** It began as the reply ended and was no more than the reply's own last words coming back. */
  isEcho: boolean;
}

/** The turn is over and the examiner has not begun. */
export interface Deciding {
  name: 'deciding';
  /** The answer with which the pilot may still go on; null once the reply must be said. */
  given: Promise<GivenAnswer> | null;
  eventId: number;
  reply: SpokenReply | null;
  /** What is known of the answer while `given` is being decoded. */
  unfinished: Answering | null;
}

export interface Speaking {
  name: 'speaking';
  reply: SpokenReply;
  /** By the clock. */
  startedAt: number;
  /** The answer it replies to, if any. */
  given: GivenAnswer | null;
  endsConversation: boolean;
  /** Called when it has been said, or was cut by something else than its own answer going on. */
  clientTool: string | undefined;
  overheard: OverheardSpeech | null;
}

/** Messages typed while a reply is being made wait for it. */
const MOST_WAITING = 5;

export interface Floor {
  phase: Phase;
  onset: OnsetDetector;
  take(phase: Phase): void;
  isFree(): boolean;
  /** Nobody speaks; what waited for that gets its turn. */
  listen(): void;
  /** Runs it once nobody or the examiner speaks; false when too much waits already. */
  wait(run: () => void): boolean;
  /** In the order they came, until one of them takes the floor. */
  runWaiting(): void;
  isAwaited(): boolean;
}

export function createFloor(): Floor {
  let waiting: (() => void)[] = [];
  const floor: Floor = {
    phase: { name: 'listening' },
    onset: createOnsetDetector(),
    take(phase) {
      if (floor.phase.name === 'closed') return;
      floor.phase = phase;
      floor.onset.reset();
      if (phase.name === 'closed') waiting = [];
    },
    isFree: () => floor.phase.name === 'listening',
    listen() {
      floor.take({ name: 'listening' });
      floor.runWaiting();
    },
    wait(run) {
      if (waiting.length >= MOST_WAITING) return false;
      waiting.push(run);
      return true;
    },
    runWaiting() {
      const { phase } = floor;
      if (phase.name !== 'listening' && phase.name !== 'speaking') return;
      while (floor.phase === phase && waiting.length > 0) waiting.shift()?.();
    },
    isAwaited: () => waiting.length > 0,
  };
  return floor;
}
