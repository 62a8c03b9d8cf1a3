import {
  type ClientEvent,
  type ConversationInitiation,
  LOOK_UP,
  SAY_AGAIN,
  THINKING_OFF,
  THINKING_ON,
} from '@rightseat/contract';
import type { PilotEvent } from '#transport.ts';
import { decodeAudio } from './audio.ts';
import { readClientMessage } from './message-door.ts';

/** A message of the vendor's client, as a conversation understands it. Never throws. */
export function readMessage(data: string | Uint8Array): PilotEvent {
  const verdict = readClientMessage(data);
  if (verdict.status === 'accepted') return understand(verdict.event);
  if (verdict.status === 'closed') return { type: 'intolerable', closing: verdict.closing };
  return { type: 'unreadable', warning: verdict.warning };
}

function understand(event: ClientEvent): PilotEvent {
  if ('user_audio_chunk' in event) {
    const pcm = decodeAudio(event.user_audio_chunk);
    return pcm ? { type: 'audio', pcm } : { type: 'unreadable', warning: 'invalid-audio' };
  }
  switch (event.type) {
    case 'conversation_initiation_client_data':
      return { type: 'joined', textOnly: wantsText(event) };
    case 'user_message':
      return { type: 'text', text: event.text ?? '' };
    case 'multimodal_message':
      return { type: 'text', text: event.text?.text ?? '' };
    case 'contextual_update':
      return CONTROLS.get(event.text) ?? { type: 'ignored' };
    case 'user_activity':
      return { type: 'activity' };
    case 'client_tool_result':
      return {
        type: 'tool-result',
        callId: event.tool_call_id,
        result: event.result,
        failed: event.is_error,
      };
    case 'feedback':
      return { type: 'feedback', eventId: event.event_id, score: event.score };
    case 'pong':
      return { type: 'pong', eventId: event.event_id };
    case 'mcp_tool_approval_result':
      return { type: 'ignored' };
  }
}

const CONTROLS = new Map<string, PilotEvent>([
  [THINKING_ON, { type: 'thinking', on: true }],
  [THINKING_OFF, { type: 'thinking', on: false }],
  [SAY_AGAIN, { type: 'repeat-requested' }],
  [LOOK_UP, { type: 'look-up-requested' }],
]);

/** The vendor's page says it inside `conversation`, its Python client beside it. */
function wantsText({ conversation_config_override: wish }: ConversationInitiation): boolean {
  return wish?.conversation?.text_only === true || wish?.text_only === true;
}
