import { type ServerEvent, STANDING_QUESTION } from '@rightseat/contract';
import type { ExaminerEvent } from '#transport.ts';
import { encodeAudio } from './audio.ts';

/** What the vendor's client is told of an event: its names and nestings, kept in this file. */
export function writeMessage(event: ExaminerEvent): ServerEvent {
  switch (event.type) {
    case 'metadata':
      return {
        type: 'conversation_initiation_metadata',
        conversation_initiation_metadata_event: {
          conversation_id: event.conversationId,
          agent_output_audio_format: 'pcm_16000',
          user_input_audio_format: 'pcm_16000',
        },
      };
    case 'audio':
      return {
        type: 'audio',
        audio_event: { audio_base_64: encodeAudio(event.pcm), event_id: event.eventId },
      };
    case 'transcript':
      return {
        type: 'user_transcript',
        user_transcription_event: { user_transcript: event.text, event_id: event.eventId },
      };
    case 'partial-transcript':
      return {
        type: 'tentative_user_transcript',
        tentative_user_transcription_event: { user_transcript: event.text, event_id: event.eventId },
      };
    case 'reply':
      return {
        type: 'agent_response',
        agent_response_event: { agent_response: event.text, event_id: event.eventId },
      };
    case 'reply-correction':
      return {
        type: 'agent_response_correction',
        agent_response_correction_event: {
          original_agent_response: event.planned,
          corrected_agent_response: event.heard,
          event_id: event.eventId,
        },
      };
    case 'interruption':
      return { type: 'interruption', interruption_event: { event_id: event.eventId } };
    case 'speech-probability':
      return {
        type: 'vad_score',
        vad_score_event: { vad_score: Math.round(event.probability * 1000) / 1000 },
      };
    case 'tool-call':
      return {
        type: 'client_tool_call',
        client_tool_call: {
          tool_name: event.name,
          tool_call_id: event.callId,
          parameters: event.parameters ?? {},
          event_id: event.eventId,
        },
      };
    case 'question':
      return {
        type: 'rich_content',
        rich_content: {
          rich_content_id: `question_${event.eventId}`,
          component: STANDING_QUESTION,
          props: { question: event.question },
          event_id: event.eventId,
        },
      };
    case 'ping':
      return { type: 'ping', ping_event: { event_id: event.eventId, ping_ms: event.pingMs } };
  }
}
