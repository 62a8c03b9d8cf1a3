import type { ConversationKind } from '@rightseat/contract';

/** The way into one call, for the browser. */
export type WayIn =
  | { type: 'websocket'; signedUrl: string; providerConversationId: string | null }
  /** The socket beside it, where there is one, is a call of its own: which of the two it will be is not known yet. */
  | { type: 'webrtc'; conversationToken: string; fallbackUrl?: string; providerConversationId: null };

/** A call as the provider has it. */
export interface Call {
  providerConversationId: string;
  state: 'running' | 'done' | 'failed';
  seconds: number;
  /** The key that the browser gave it for us; null when it gave none. Not checked. */
  examKey: string | null;
  /** Words only, in order. */
  transcript: { role: 'user' | 'assistant'; content: string }[];
  /** Likes and dislikes, each with its reply and that reply's place in the call. */
  feedback: { position: number; reply: string; score: 'like' | 'dislike' }[];
}

/** A company that speaks and listens in our place. */
export interface VoiceProvider {
  /** Throws provider_unavailable, with words for the pilot, within 5 s. */
  openLine(kind: ConversationKind, transport: WayIn['type']): Promise<WayIn>;
  /** Null for a call that it does not know. Throws provider_unavailable. */
  readCall(providerConversationId: string): Promise<Call | null>;
  /** The call that a signed message tells of; null for messages of other kinds. Throws invalid_input for a bad signature. */
  readWebhook(body: Buffer, signature: string, now: Date): Call | null;
}
