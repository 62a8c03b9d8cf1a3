import { storableText } from '@rightseat/contract';
import { z } from 'zod';
import { KEY_FIELD } from '#hosted-voice/exam/conversation-key.ts';
import type { Call } from './voice-provider.ts';

/** What `GET /v1/convai/conversations/:id` answers and the post-call webhook brings, as far as we use it. */
const CallData = z.object({
  conversation_id: z.string().min(1).max(200),
  status: z.string(),
  transcript: z
    .array(
      z.object({
        role: z.string(),
        message: z.string().nullish(),
        /** What the pilot thought of it, as his page told the provider. */
        feedback: z
          .object({ score: z.enum(['like', 'dislike']) })
          .nullish()
          .catch(null),
      }),
    )
    .nullish(),
  metadata: z.object({ call_duration_secs: z.number().nonnegative().nullish() }).nullish(),
  conversation_initiation_client_data: z
    .object({ custom_llm_extra_body: z.record(z.string(), z.unknown()).nullish() })
    .nullish(),
});

const PostCall = z.object({ type: z.literal('post_call_transcription'), data: CallData });

/** Null for data of another shape. */
export function readCallData(data: unknown): Call | null {
  const parsed = CallData.safeParse(data);
  if (!parsed.success) return null;
  const { conversation_id, status, transcript, metadata, conversation_initiation_client_data } = parsed.data;
  const key = conversation_initiation_client_data?.custom_llm_extra_body?.[KEY_FIELD];
  return {
    providerConversationId: conversation_id,
    // `processing` comes after the call: it is over, the analysis is not.
    state: status === 'done' || status === 'processing' ? 'done' : status === 'failed' ? 'failed' : 'running',
    seconds: Math.round(metadata?.call_duration_secs ?? 0),
    examKey: typeof key === 'string' ? key : null,
    transcript: (transcript ?? []).flatMap(({ role, message }) =>
      message
        ? [{ role: role === 'user' ? ('user' as const) : ('assistant' as const), content: message }]
        : [],
    ),
    feedback: (transcript ?? []).flatMap(({ role, message, feedback }, position) =>
      feedback && message && role !== 'user'
        ? [{ position, reply: storableText(message), score: feedback.score }]
        : [],
    ),
  };
}

/** Null for events of other kinds, which the vendor may add. */
export function readPostCall(body: unknown): Call | null {
  const parsed = PostCall.safeParse(body);
  return parsed.success ? readCallData(parsed.data.data) : null;
}
