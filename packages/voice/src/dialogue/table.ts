import type { PageCall } from '#io.ts';
import type { DialogueOptions } from './dialogue-options.ts';

/** What lies in front of the pilot. Changed as a reply begins to be heard, so that nothing is laid out for words never said. */
export interface Table {
  set(call: PageCall | undefined): void;
  /** The tool's name, where this is the answer to what was laid out last; null for any other. */
  answered(callId: string): string | null;
}

export function createTable({ send, nextEventId }: Pick<DialogueOptions, 'send' | 'nextEventId'>): Table {
  let last: { name: string; callId: string; key: string } | null = null;
  return {
    set(call) {
      if (!call) return;
      const key = JSON.stringify(call);
      if (last?.key === key) return;
      const eventId = nextEventId();
      last = { name: call.name, callId: `table_${eventId}`, key };
      send({ type: 'tool-call', name: call.name, callId: last.callId, eventId, parameters: call.parameters });
    },
    answered: (callId) => (last?.callId === callId ? last.name : null),
  };
}
