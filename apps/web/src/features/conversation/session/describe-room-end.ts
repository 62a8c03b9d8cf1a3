import type { DisconnectionDetails } from '@elevenlabs/client';
import type { EndCause } from './conversation-state.ts';
import { describeEnd } from './describe-end.ts';
import type { IncomingEvent } from './session-callbacks.ts';

/** A room closes without words: the engine says them just before, as a tool that it used. Null for anything else. */
export function readFarewell({ agent_tool_response: tool }: IncomingEvent): string | null {
  const isFarewell = tool?.tool_name === 'end_call' || tool?.tool_name === 'line_closed';
  return isFarewell ? (tool.tool_call_id ?? '') : null;
}

/**
 * Why a session in a room is over. The client says 'agent' of an engine that ended the call and of one that died:
 * only the first has used its 'end_call'. Everything else can be resumed.
 */
export function describeRoomEnd(
  details: DisconnectionDetails,
  farewell: string | null,
): { cause: EndCause; message: string } {
  if (details.reason === 'user') return describeEnd(details);
  const closeReason = farewell ?? undefined;
  const isEndCall = details.context?.type === 'end_call';
  const end = describeEnd({ ...details, closeReason } as DisconnectionDetails);
  return end.cause === 'examiner' && !isEndCall ? { cause: 'error', message: 'The line was cut.' } : end;
}
