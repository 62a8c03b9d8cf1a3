import type { ServerEvent } from '@rightseat/contract';

/** PCM to the wire. Event ids rise over the whole conversation: the SDK tells old audio from new by them. */
export function encodeAudio(pcm: Int16Array, eventId: number): ServerEvent {
  const bytes = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return { type: 'audio', audio_event: { audio_base_64: bytes.toString('base64'), event_id: eventId } };
}
