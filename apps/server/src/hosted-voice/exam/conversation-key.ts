import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the voice provider sends back what the browser gave it, and the name it has there. */
export const KEY_FIELD = 'exam_key';

/** After its limit an exam still says goodbye; later nobody has business with it. */
const GRACE_MS = 120_000;

export interface ConversationKey {
  conversationId: string;
  /** Which call of it, counted from 0: after a lost line the earlier ones have no say any more. */
  call: number;
  /** When its time is up, in epoch milliseconds. */
  endsAtMs: number;
}

export type KeyVerdict =
  | { status: 'valid'; key: ConversationKey }
  | { status: 'forged' }
  | { status: 'expired'; key: ConversationKey };

/** `v2.<conversation>.<call>.<end in epoch seconds>.<signature>`: opens the examiner for this one call. */
export function signConversationKey(
  secret: string,
  { conversationId, call, endsAtMs }: ConversationKey,
): string {
  const claim = `v2.${conversationId}.${call}.${Math.ceil(endsAtMs / 1000)}`;
  return `${claim}.${signature(secret, claim)}`;
}

export function readConversationKey(secret: string, value: unknown, now: Date): KeyVerdict {
  if (typeof value !== 'string' || value.length > 300) return { status: 'forged' };
  const [version, conversationId = '', call = '', endsAt = '', given = '', ...rest] = value.split('.');
  if (version !== 'v2' || rest.length > 0) return { status: 'forged' };
  const wanted = Buffer.from(signature(secret, `v2.${conversationId}.${call}.${endsAt}`));
  const presented = Buffer.from(given);
  if (presented.length !== wanted.length || !timingSafeEqual(presented, wanted)) return { status: 'forged' };
  const endsAtMs = Number(endsAt) * 1000;
  const status = now.getTime() > endsAtMs + GRACE_MS ? 'expired' : 'valid';
  return { status, key: { conversationId, call: Number(call), endsAtMs } };
}

/** The purpose is part of what is signed: no other signature of this secret can serve as a key. */
function signature(secret: string, claim: string): string {
  return createHmac('sha256', secret).update(`custom-model:${claim}`).digest('base64url');
}
