import type { StandingQuestion } from '#io.ts';

/** What comes from the pilot's side, whatever it came by. Audio is 16 kHz mono signed 16-bit PCM. */
export type PilotEvent =
  /** He is there, and the conversation begins; with `textOnly` he wants no audio. */
  | { type: 'joined'; textOnly: boolean }
  /** Of any length. */
  | { type: 'audio'; pcm: Int16Array }
  | { type: 'text'; text: string }
  /** He is typing, or does something else that should not be disturbed. */
  | { type: 'activity' }
  | { type: 'thinking'; on: boolean }
  | { type: 'repeat-requested' }
  | { type: 'look-up-requested' }
  /** `failed` where the page has no such tool, or it broke. */
  | { type: 'tool-result'; callId: string; result: unknown; failed: boolean }
  | { type: 'feedback'; eventId: number; score: 'like' | 'dislike' | null }
  | { type: 'pong'; eventId: number }
  /** Understood, and of no use here. */
  | { type: 'ignored' }
  | { type: 'unreadable'; warning: Unreadable }
  /** So wrong that the connection must end. */
  | { type: 'intolerable'; closing: Closing };

export type Unreadable =
  | 'binary-frame'
  | 'malformed-json'
  | 'unknown-type'
  | 'invalid-shape'
  | 'invalid-audio';

/** What goes to the pilot's side. Ids rise over the whole conversation. */
export type ExaminerEvent =
  /** The first; everything else follows it. */
  | { type: 'metadata'; conversationId: string }
  | { type: 'audio'; pcm: Int16Array; eventId: number }
  /** A later one with the same id replaces the earlier one: the pilot went on. */
  | { type: 'transcript'; text: string; eventId: number }
  | { type: 'partial-transcript'; text: string; eventId: number }
  | { type: 'reply'; text: string; eventId: number }
  /** The reply of this id was stopped: `heard` is as far as it was heard. */
  | { type: 'reply-correction'; planned: string; heard: string; eventId: number }
  /** No more audio of the earlier reply comes, and what is queued is not to be played. */
  | { type: 'interruption'; eventId: number }
  /** That the pilot speaks, 0 to 1. */
  | { type: 'speech-probability'; probability: number }
  /** Answered by a `tool-result` with the same call id. */
  | {
      type: 'tool-call';
      name: string;
      callId: string;
      eventId: number;
      parameters?: Record<string, string> | undefined;
    }
  /** What stands to be answered from here on; null for nothing. */
  | { type: 'question'; question: StandingQuestion | null; eventId: number }
  /** `pingMs` is the round trip measured last; null until there is one. */
  | { type: 'ping'; eventId: number; pingMs: number | null };

/** How the pilot went: he hung up, or the line broke and he may come back. */
export type Departure = 'hung-up' | 'lost';

/** How the server ends a socket. Every close carries one of these, so that a log or a page can tell why. */
export interface Closing {
  code: number;
  /** At most 123 bytes: the protocol's limit. Shown to developers, not to pilots. */
  reason: string;
}

/**
 * The line to the pilot, as far as a conversation needs to know it. Who adapts a socket or a room to this turns its
 * messages into events and back: for the ElevenLabs Agents protocol `readMessage` and `writeMessage` do that.
 */
export interface Transport {
  send(event: ExaminerEvent): void;
  /** Must end the connection even when the other side no longer reads. */
  close(code: number, reason: string): void;
  /** Each registers the one listener. */
  onEvent(listener: (event: PilotEvent) => void): void;
  onClose(listener: (how: Departure) => void): void;
  /** Bytes handed to `send` that have not left yet. */
  bufferedBytes(): number;
}
