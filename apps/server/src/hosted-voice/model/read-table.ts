import { EXHIBIT_SHOWN, SHOW_EXHIBIT, ShowExhibitParameters } from '@rightseat/contract';
import type { Message } from './completion-request.ts';

/** A call that lays something out, by its id, with what it lays out. */
export function callsForTable({ role, tool_calls: calls }: Message): { id: string; shown: OnTable }[] {
  if (role !== 'assistant') return [];
  return (calls ?? [])
    .filter((call) => call.function.name === SHOW_EXHIBIT)
    .map(({ id, function: { arguments: given } }) => ({ id, shown: readShown(given ?? '') }));
}

export interface OnTable {
  /** Empty for nothing. */
  exhibit: string;
  isEnlarged: boolean;
}

/** What lies on the page's table by all that a request tells. */
export function readTable(messages: readonly Message[]): OnTable {
  return messages.flatMap(callsForTable).at(-1)?.shown ?? { exhibit: '', isEnlarged: false };
}

/** A page without a table answers with an error, in words of the provider's own. */
export const isLaidOut = (result: string): boolean => result.replaceAll('"', '').trim() === EXHIBIT_SHOWN;

function readShown(given: string): OnTable {
  try {
    const { exhibit, larger } = ShowExhibitParameters.parse(JSON.parse(given));
    return { exhibit, isEnlarged: larger === 'yes' };
  } catch {
    return { exhibit: '', isEnlarged: false };
  }
}
