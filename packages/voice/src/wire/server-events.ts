import type { ServerEvent } from '@rightseat/contract';

/** The vendor's names and nestings, kept in this file. */
export function conversationMetadata(conversationId: string): ServerEvent {
  return {
    type: 'conversation_initiation_metadata',
    conversation_initiation_metadata_event: {
      conversation_id: conversationId,
      agent_output_audio_format: 'pcm_16000',
      user_input_audio_format: 'pcm_16000',
    },
  };
}

export function userTranscript(text: string, eventId: number): ServerEvent {
  return { type: 'user_transcript', user_transcription_event: { user_transcript: text, event_id: eventId } };
}

export function tentativeUserTranscript(text: string, eventId: number): ServerEvent {
  return {
    type: 'tentative_user_transcript',
    tentative_user_transcription_event: { user_transcript: text, event_id: eventId },
  };
}

export function agentResponse(text: string, eventId: number): ServerEvent {
  return { type: 'agent_response', agent_response_event: { agent_response: text, event_id: eventId } };
}

export function agentResponseCorrection(original: string, corrected: string, eventId: number): ServerEvent {
  return {
    type: 'agent_response_correction',
    agent_response_correction_event: {
      original_agent_response: original,
      corrected_agent_response: corrected,
      event_id: eventId,
    },
  };
}

export function interruption(eventId: number): ServerEvent {
  return { type: 'interruption', interruption_event: { event_id: eventId } };
}

export function vadScore(probability: number): ServerEvent {
  return { type: 'vad_score', vad_score_event: { vad_score: Math.round(probability * 1000) / 1000 } };
}

export function clientToolCall(name: string, callId: string, eventId: number): ServerEvent {
  return {
    type: 'client_tool_call',
    client_tool_call: { tool_name: name, tool_call_id: callId, parameters: {}, event_id: eventId },
  };
}

export function ping(eventId: number, pingMs: number | null): ServerEvent {
  return { type: 'ping', ping_event: { event_id: eventId, ping_ms: pingMs } };
}
