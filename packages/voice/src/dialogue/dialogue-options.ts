import type { Clock } from '#clock.ts';
import type { RecordedTurn, SpeechEngines } from '#io.ts';
import type { Responder } from '#stages/respond.ts';
import type { ConversationStats, TurnTiming } from '#stats.ts';
import type { ExaminerEvent } from '#transport.ts';

/** What the dialogue is built on: the engines below it, the brain above, the wire beside. */
export interface DialogueOptions {
  clock: Clock;
  engines: SpeechEngines;
  responder: Responder;
  isAnswerSufficient: (text: string) => boolean;
  /** The closing words must begin now. */
  isClosingDue: (pilotIsSpeaking: boolean) => boolean;
  /** Until the limit. */
  remainingMs: () => number;
  voice: string;
  /** 1 is as the voice speaks. */
  speed: number;
  textOnly: boolean;
  send: (event: ExaminerEvent) => void;
  nextEventId: () => number;
  /** Milliseconds of conversation, earlier connections included. */
  elapsedMs: () => number;
  record: (turn: RecordedTurn) => void;
  /** The last word has been said. */
  hangUp: () => void;
  stats: ConversationStats;
  /** An answer has its reply: it is heard from now, or read where the page asked for text alone. */
  noteExchange: (turn: TurnTiming) => void;
  onFault: (error: unknown) => void;
}
