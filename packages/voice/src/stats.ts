import type { Unreadable } from '#transport.ts';

/** One exchange on the conversation's clock, in ms, for benches and traces: where the time between two voices went. */
export interface TurnTiming {
  /** Nothing of it was said aloud: its words came whole, when the turn ended, and no voice was waited for. */
  typed: boolean;
  /** Last voiced frame, as the detector saw it. */
  voiceEndedAtMs: number;
  /** Silence had lasted long enough. */
  turnEndedAtMs: number;
  /** What he said was there as text. */
  transcribedAtMs: number;
  /** The wait that was chosen; what is above it between voice and voice is our share. */
  waitMs: number;
  replyReadyAtMs: number | null;
  /** Where the page asked for text alone, when the text was sent. */
  firstAudioAtMs: number | null;
}

/** What a client did that was counted and left at that. */
export type Warning =
  | Unreadable
  | 'audio-too-fast'
  | 'before-initiation'
  | 'second-initiation'
  | 'empty-message'
  | 'message-too-long'
  | 'typed-too-fast'
  | 'message-dropped';

export interface ConversationStats {
  /** Those that were spoken: from voice to voice. */
  turns: TurnTiming[];
  warnings: Partial<Record<Warning, number>>;
  interruptions: number;
  /** Talk-over that turned out to be echo, a filler or noise. */
  rejectedBargeIns: number;
  merges: number;
  engineFaults: number;
  /** What the examiner has said aloud so far, as it was given to the voice. */
  spoken: { letters: number; ms: number };
  /** Round trip of the latest answered ping. */
  pingMs: number | null;
}

/** More turns than any exam has; the oldest go first. */
const KEPT_TURNS = 1_000;

export function createStats(): ConversationStats {
  return {
    turns: [],
    warnings: {},
    interruptions: 0,
    rejectedBargeIns: 0,
    merges: 0,
    engineFaults: 0,
    spoken: { letters: 0, ms: 0 },
    pingMs: null,
  };
}

/** Unhurried English has some fifteen letters a second. */
const LIKELY_MS_PER_LETTER = 65;
/** A few sentences, before their pace is believed. */
const ENOUGH_LETTERS = 150;

/** The pace of the voice as it was heard in this conversation. */
export function msPerLetter({ spoken }: ConversationStats): number {
  return spoken.letters < ENOUGH_LETTERS ? LIKELY_MS_PER_LETTER : spoken.ms / spoken.letters;
}

export function addTurn(stats: ConversationStats, turn: TurnTiming): void {
  if (turn.typed) return;
  stats.turns.push(turn);
  if (stats.turns.length > KEPT_TURNS) stats.turns.shift();
}
