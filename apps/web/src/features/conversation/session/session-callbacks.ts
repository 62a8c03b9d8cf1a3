import type { DisconnectionDetails } from '@elevenlabs/client';
import type { ConversationEvent, EndCause } from './conversation-state.ts';

/** What passes through the client without a callback of its own. */
export type IncomingEvent = {
  tentative_user_transcription_event?: { user_transcript?: string };
  agent_tool_response?: { tool_name?: string; tool_call_id?: string };
};

type End = { cause: EndCause; message: string };

/** The vendor's callbacks in the page's own events. `describe` says why the session is over. */
export function callbacksInto(
  dispatch: (event: ConversationEvent) => void,
  describe: (details: DisconnectionDetails) => End,
) {
  return {
    onModeChange: ({ mode }: { mode: 'speaking' | 'listening' }) => dispatch({ type: 'mode-changed', mode }),
    onMessage: (said: { role: 'user' | 'agent'; message: string; event_id?: number }) =>
      dispatch({
        type: said.role === 'agent' ? 'examiner-spoke' : 'pilot-spoke',
        text: said.message,
        eventId: said.event_id ?? null,
      }),
    onAgentResponseCorrection: (said: { corrected_agent_response: string; event_id?: number }) =>
      dispatch({
        type: 'examiner-corrected',
        text: said.corrected_agent_response,
        eventId: said.event_id ?? null,
      }),
    // Tentative transcripts have no callback of their own; they pass here among everything else.
    onIncomingEvent: (event: IncomingEvent) => {
      const words = event.tentative_user_transcription_event?.user_transcript;
      if (words !== undefined) dispatch({ type: 'pilot-overheard', text: words });
    },
    onDisconnect: (details: DisconnectionDetails) =>
      dispatch({ type: 'ended', ...describe(details), at: Date.now() }),
  };
}
