import type { TurnHold } from '#turns/turn-hold.ts';
import type { DialogueOptions } from './dialogue-options.ts';

/** A tool of the page that the examiner waits for. One at a time. */
export interface ClientTool {
  /** Calls it, unless it is open already. */
  call(name: string): void;
  /** Its name, when this answers the call that is open; null for an answer that nobody waits for any more. */
  close(callId: string): string | null;
}

export function createClientTool({
  send,
  nextEventId,
  hold,
}: Pick<DialogueOptions, 'send' | 'nextEventId'> & { hold: TurnHold }): ClientTool {
  let open: { name: string; callId: string } | null = null;
  return {
    call(name) {
      if (open?.name === name) return;
      const eventId = nextEventId();
      open = { name, callId: `tool_${eventId}` };
      hold.set('client-tool', true);
      send({ type: 'tool-call', name, callId: open.callId, eventId });
    },
    close(callId) {
      if (open?.callId !== callId) return null;
      const { name } = open;
      open = null;
      hold.set('client-tool', false);
      return name;
    },
  };
}
