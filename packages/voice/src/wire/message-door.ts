import { CLIENT_EVENT_TYPES, ClientEvent } from '@rightseat/contract';
import type { Closing, Unreadable } from '#transport.ts';
import { CLOSINGS } from './close-codes.ts';

/**
 * The largest honest message is a chunk of audio: one second is 43 kB in base64. A client that
 * sends more than six seconds at once is not a microphone.
 */
const LARGEST_MESSAGE_BYTES = 256 * 1024;

export type DoorVerdict =
  | { status: 'accepted'; event: ClientEvent }
  | { status: 'ignored'; warning: Unreadable }
  | { status: 'closed'; closing: Closing };

/** The one place where what a client sent is parsed; behind it types are trusted. Never throws. */
export function readClientMessage(data: string | Uint8Array): DoorVerdict {
  const bytes = typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength;
  if (bytes > LARGEST_MESSAGE_BYTES) return { status: 'closed', closing: CLOSINGS.tooLarge };
  if (typeof data !== 'string') return { status: 'ignored', warning: 'binary-frame' };
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return { status: 'ignored', warning: 'malformed-json' };
  }
  const parsed = ClientEvent.safeParse(message);
  if (parsed.success) return { status: 'accepted', event: parsed.data };
  return { status: 'ignored', warning: isKnown(message) ? 'invalid-shape' : 'unknown-type' };
}

function isKnown(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  if ('user_audio_chunk' in message) return true;
  return 'type' in message && typeof message.type === 'string' && CLIENT_EVENT_TYPES.has(message.type);
}
