import { z } from 'zod';

/**
 * What a browser may send: the client events of the ElevenLabs Agents protocol.
 * Objects are loose where the vendor adds fields between versions: what we do not use must not break us.
 */
const UserAudio = z.object({
  /** Base64 of 16 kHz mono signed 16-bit little-endian PCM. The one message without a `type`. */
  user_audio_chunk: z.string(),
});

const Pong = z.object({ type: z.literal('pong'), event_id: z.number() });

const UserMessage = z.object({
  type: z.literal('user_message'),
  text: z.string().optional(),
  rich_content_id: z.string().optional(),
});

const UserActivity = z.object({ type: z.literal('user_activity') });

const Feedback = z.object({
  type: z.literal('feedback'),
  event_id: z.number(),
  score: z.enum(['like', 'dislike']).nullable(),
});

/** Carries our controls: see controls.ts. Any other text is context we do not use. */
const ContextualUpdate = z.object({
  type: z.literal('contextual_update'),
  text: z.string(),
  context_id: z.string().optional(),
});

const ClientToolResult = z.object({
  type: z.literal('client_tool_result'),
  tool_call_id: z.string(),
  result: z.unknown(),
  is_error: z.boolean(),
});

const McpToolApprovalResult = z.object({
  type: z.literal('mcp_tool_approval_result'),
  tool_call_id: z.string(),
  is_approved: z.boolean(),
});

const MultimodalMessage = z.object({
  type: z.literal('multimodal_message'),
  text: z.object({ type: z.literal('user_message'), text: z.string().optional() }).nullish(),
});

/** The first message. Prompt, first message and voice overrides are accepted and not obeyed: the exam is ours. */
const ConversationInitiation = z.object({
  type: z.literal('conversation_initiation_client_data'),
  conversation_config_override: z
    .object({
      conversation: z.object({ text_only: z.boolean().nullish() }).nullish(),
      /** Where the vendor's Python client puts it. */
      text_only: z.boolean().nullish(),
    })
    .nullish(),
  dynamic_variables: z.record(z.string(), z.unknown()).nullish(),
  user_id: z.string().nullish(),
  source_info: z.object({ source: z.string().nullish(), version: z.string().nullish() }).nullish(),
});
export type ConversationInitiation = z.infer<typeof ConversationInitiation>;

const TypedClientEvent = z.discriminatedUnion('type', [
  Pong,
  UserMessage,
  UserActivity,
  Feedback,
  ContextualUpdate,
  ClientToolResult,
  McpToolApprovalResult,
  MultimodalMessage,
  ConversationInitiation,
]);

/** The types this server knows; anything else is ignored, since the vendor adds new ones freely. */
export const CLIENT_EVENT_TYPES: ReadonlySet<string> = new Set(
  TypedClientEvent.options.map((option) => option.shape.type.value),
);

export const ClientEvent = z.union([UserAudio, TypedClientEvent]);
export type ClientEvent = z.infer<typeof ClientEvent>;
