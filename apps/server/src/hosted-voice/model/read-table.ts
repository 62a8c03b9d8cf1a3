import { EXHIBIT_SHOWN, SHOW_EXHIBIT } from '@rightseat/contract';
import { z } from 'zod';
import type { Message } from './completion-request.ts';

const Shown = z.object({ exhibit: z.string() });

/** A call that lays something out, by its id, with what it lays out. */
export function callsForTable({ role, tool_calls: calls }: Message): { id: string; exhibit: string }[] {
  if (role !== 'assistant') return [];
  return (calls ?? [])
    .filter((call) => call.function.name === SHOW_EXHIBIT)
    .map(({ id, function: { arguments: given } }) => ({ id, exhibit: readExhibit(given ?? '') }));
}

/** What lies on the page's table by all that a request tells; empty for nothing. */
export function readTable(messages: readonly Message[]): string {
  return messages.flatMap(callsForTable).at(-1)?.exhibit ?? '';
}

/** A page without a table answers with an error, in words of the provider's own. */
export const isLaidOut = (result: string): boolean => result.replaceAll('"', '').trim() === EXHIBIT_SHOWN;

function readExhibit(given: string): string {
  try {
    return Shown.parse(JSON.parse(given)).exhibit;
  } catch {
    return '';
  }
}
