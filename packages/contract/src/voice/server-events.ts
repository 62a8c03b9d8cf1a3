import { z } from 'zod';
import { STANDING_QUESTION, StandingQuestionProps } from './standing-question.ts';

/** What the server sends: the events of the ElevenLabs Agents protocol that our engine uses. */
const EventId = z.number().int();

const ConversationMetadata = z.object({
  type: z.literal('conversation_initiation_metadata'),
  conversation_initiation_metadata_event: z.object({
    conversation_id: z.string(),
    agent_output_audio_format: z.literal('pcm_16000'),
    user_input_audio_format: z.literal('pcm_16000'),
  }),
});

const AudioEvent = z.object({
  type: z.literal('audio'),
  audio_event: z.object({ audio_base_64: z.string(), event_id: EventId }),
});

/** A later transcript with the same `event_id` replaces the earlier one: the pilot went on. */
const UserTranscript = z.object({
  type: z.literal('user_transcript'),
  user_transcription_event: z.object({ user_transcript: z.string(), event_id: EventId }),
});

const TentativeUserTranscript = z.object({
  type: z.literal('tentative_user_transcript'),
  tentative_user_transcription_event: z.object({ user_transcript: z.string(), event_id: EventId }),
});

const AgentResponse = z.object({
  type: z.literal('agent_response'),
  agent_response_event: z.object({ agent_response: z.string(), event_id: EventId }),
});

const AgentResponseCorrection = z.object({
  type: z.literal('agent_response_correction'),
  agent_response_correction_event: z.object({
    original_agent_response: z.string(),
    /** As far as it was heard. */
    corrected_agent_response: z.string(),
    event_id: EventId,
  }),
});

const Interruption = z.object({
  type: z.literal('interruption'),
  interruption_event: z.object({ event_id: EventId }),
});

const VadScore = z.object({
  type: z.literal('vad_score'),
  vad_score_event: z.object({ vad_score: z.number() }),
});

const Ping = z.object({
  type: z.literal('ping'),
  /** `ping_ms` is the round trip measured last; null until there is one. */
  ping_event: z.object({ event_id: EventId, ping_ms: z.number().nullable() }),
});

/** Asks the page to do something and to say what came of it: a `client_tool_result` with the same id. */
const ClientToolCall = z.object({
  type: z.literal('client_tool_call'),
  client_tool_call: z.object({
    tool_name: z.string(),
    tool_call_id: z.string(),
    parameters: z.record(z.string(), z.unknown()),
    event_id: EventId,
  }),
});

/** Shown beside the talk, and waited for by nobody: a page that does not know it goes without. */
const RichContent = z.object({
  type: z.literal('rich_content'),
  rich_content: z.object({
    rich_content_id: z.string(),
    component: z.literal(STANDING_QUESTION),
    props: StandingQuestionProps,
    event_id: EventId,
  }),
});

export const ServerEvent = z.discriminatedUnion('type', [
  ConversationMetadata,
  AudioEvent,
  UserTranscript,
  TentativeUserTranscript,
  AgentResponse,
  AgentResponseCorrection,
  Interruption,
  VadScore,
  ClientToolCall,
  RichContent,
  Ping,
]);
export type ServerEvent = z.infer<typeof ServerEvent>;
