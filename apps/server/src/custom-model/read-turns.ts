import { LOOK_UP, SAY_AGAIN, THINKING_OFF, THINKING_ON } from '@rightseat/contract';
import type { ExamEvent } from '@rightseat/examiner';
import { type Message, textOf } from './completion-request.ts';

/** One turn of the pilot as the provider tells it. */
export interface HostedTurn {
  event: Extract<ExamEvent, { type: 'pilot-said' | 'silent' | 'repeat-requested' | 'look-up-requested' }>;
  /** The examiner's words before it, as far as they were heard; null where the request does not say. */
  heardBefore: string | null;
  /** How many turns there were so far in which he did something. Silences may come and go in what a request tells. */
  number: number;
}

/** The provider's turn timeout comes as a message of dots; ten seconds is the least that it is set to. */
const SILENCE: HostedTurn['event'] = { type: 'silent', silentMs: 10_000 };

/**
 * The pilot's turns, in order. Everything else in a request is hearsay: prompts, tool results, and what the
 * examiner is supposed to have said, which only tells how much of his own words was heard.
 */
export function readTurns(messages: readonly Message[]): HostedTurn[] {
  const turns: HostedTurn[] = [];
  let heard: string | null = null;
  /** Parts of one answer come as several messages when the examiner got no word in between. */
  let goesOn = false;
  for (const message of messages) {
    const text = textOf(message).trim();
    if (message.role === 'assistant' || message.role === 'tool' || message.role === 'function') {
      goesOn = false;
      if (message.role === 'assistant' && text) heard = heard === null ? text : `${heard} ${text}`;
    }
    if (message.role !== 'user' || text === THINKING_ON || text === THINKING_OFF) continue;
    const event = toEvent(text);
    const last = turns.at(-1);
    if (goesOn && event.type === 'pilot-said' && last?.event.type === 'pilot-said') {
      last.event = { ...event, text: `${last.event.text} ${text}` };
      continue;
    }
    const number = (last?.number ?? 0) + (event.type === 'silent' ? 0 : 1);
    turns.push({ event, heardBefore: heard, number });
    heard = null;
    goesOn = true;
  }
  return turns;
}

function toEvent(text: string): HostedTurn['event'] {
  if (text === SAY_AGAIN) return { type: 'repeat-requested' };
  if (text === LOOK_UP) return { type: 'look-up-requested' };
  if (!/[\p{L}\p{N}]/u.test(text)) return SILENCE;
  // The provider does not say what was typed: a number too many is read back rather than one too few.
  return { type: 'pilot-said', text, typed: false, continuesLastAnswer: false };
}
