import type { DisconnectionDetails } from '@elevenlabs/client';
import { STANDING_QUESTION, StandingQuestionProps } from '@rightseat/contract';
import type { ConversationEvent, EndCause } from './conversation-state.ts';

/** What passes through the client without a callback of its own. */
export type IncomingEvent = {
  tentative_user_transcription_event?: { user_transcript?: string };
  agent_tool_response?: { tool_name?: string; tool_call_id?: string };
};

/** What was sent ahead runs out for a moment where network or processor are slow: no turn ends that shortly. */
const LET_UP_MS = 300;

type End = { cause: EndCause; message: string };

/** The vendor's callbacks in the page's own events. `describe` says why the session is over. */
export function callbacksInto(
  dispatch: (event: ConversationEvent) => void,
  describe: (details: DisconnectionDetails) => End,
) {
  let letUp: ReturnType<typeof setTimeout> | undefined;
  return {
    onModeChange: ({ mode }: { mode: 'speaking' | 'listening' }) => {
      clearTimeout(letUp);
      if (mode === 'speaking') return dispatch({ type: 'mode-changed', mode });
      letUp = setTimeout(() => dispatch({ type: 'mode-changed', mode }), LET_UP_MS);
    },
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
    onRichContent: (shown: { component: string; props: unknown }) => {
      if (shown.component !== STANDING_QUESTION) return;
      const told = StandingQuestionProps.safeParse(shown.props);
      if (told.success) dispatch({ type: 'question-stands', question: told.data.question });
    },
    // Tentative transcripts have no callback of their own; they pass here among everything else.
    onIncomingEvent: (event: IncomingEvent) => {
      const words = event.tentative_user_transcription_event?.user_transcript;
      if (words !== undefined) dispatch({ type: 'pilot-overheard', text: words });
    },
    onDisconnect: (details: DisconnectionDetails) => {
      clearTimeout(letUp);
      dispatch({ type: 'ended', ...describe(details), at: Date.now() });
    },
  };
}
