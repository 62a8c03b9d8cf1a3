import { LOOK_UP, OPEN_REFERENCES, SAY_AGAIN, THINKING_OFF, THINKING_ON } from '@rightseat/contract';
import type { ExamEvent } from '@rightseat/examiner';
import { type Message, textOf } from './completion-request.ts';
import { readHeldOut } from './read-held-out.ts';
import { callsForTable, isLaidOut } from './read-table.ts';

/** One turn of the pilot as the provider tells it. */
export interface HostedTurn {
  event: Extract<
    ExamEvent,
    {
      type:
        | 'pilot-said'
        | 'silent'
        | 'repeat-requested'
        | 'look-up-requested'
        | 'looked-up'
        | 'books-missing'
        | 'table-missing';
    }
  >;
  /** The examiner's words before it, as far as they were heard; null where the request does not say. */
  heardBefore: string | null;
  /** How many turns there were so far in which he did something. Silences may come and go in what a request tells. */
  number: number;
  /** The books had been called for by then, and had not come back. */
  isOverBooks: boolean;
}

/** The provider's turn timeout comes as a message of dots; ten seconds is the least that it is set to. */
const SILENCE: HostedTurn['event'] = { type: 'silent', silentMs: 10_000 };

/**
 * The pilot's turns, in order: what he said, and what he held out of the books. Everything else in a request is hearsay:
 * prompts, other tools' results, and what the examiner is supposed to have said, which only tells how much of his own
 * words was heard.
 */
export function readTurns(messages: readonly Message[]): HostedTurn[] {
  const turns: HostedTurn[] = [];
  /** Calls for the books that nothing has come back from. */
  const open = new Set<string>();
  /** Calls to lay something out, the same. */
  const laying = new Set<string>();
  let heard: string | null = null;
  /** Parts of one answer come as several messages when the examiner got no word in between. */
  let goesOn = false;

  function add(event: HostedTurn['event']): void {
    const number = (turns.at(-1)?.number ?? 0) + (event.type === 'silent' ? 0 : 1);
    turns.push({ event, heardBefore: heard, number, isOverBooks: open.size > 0 });
    heard = null;
  }

  for (const message of messages) {
    const text = textOf(message).trim();
    if (message.role === 'assistant') {
      goesOn = false;
      if (text) heard = heard === null ? text : `${heard} ${text}`;
      for (const id of callsForBooks(message)) open.add(id);
      for (const { id } of callsForTable(message)) laying.add(id);
    } else if (message.role === 'tool' || message.role === 'function') {
      goesOn = false;
      // An id that was never given, was answered before, or is another tool's has nothing to say.
      if (open.delete(message.tool_call_id ?? '')) add(readHeldOut(text));
      else if (laying.delete(message.tool_call_id ?? '') && !isLaidOut(text)) add({ type: 'table-missing' });
    } else if (message.role === 'user' && text !== THINKING_ON && text !== THINKING_OFF) {
      const event = toEvent(text);
      const last = turns.at(-1);
      if (goesOn && event.type === 'pilot-said' && last?.event.type === 'pilot-said') {
        last.event = { ...event, text: `${last.event.text} ${text}` };
      } else add(event);
      goesOn = true;
    }
  }
  return turns;
}

/** Whether the books have been called for and the call waits for its result. */
export function areBooksOut(messages: readonly Message[]): boolean {
  const answered = new Set(
    messages.flatMap(({ role, tool_call_id: id }) => (role === 'tool' && id ? [id] : [])),
  );
  return messages.flatMap(callsForBooks).some((id) => !answered.has(id));
}

const callsForBooks = ({ role, tool_calls: calls }: Message): string[] =>
  role === 'assistant'
    ? (calls ?? []).filter((call) => call.function.name === OPEN_REFERENCES).map(({ id }) => id)
    : [];

function toEvent(text: string): HostedTurn['event'] {
  if (text === SAY_AGAIN) return { type: 'repeat-requested' };
  if (text === LOOK_UP) return { type: 'look-up-requested' };
  if (!/[\p{L}\p{N}]/u.test(text)) return SILENCE;
  // The provider does not say what was typed: a number too many is read back rather than one too few.
  return { type: 'pilot-said', text, typed: false, continuesLastAnswer: false };
}
