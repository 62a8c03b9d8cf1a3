import type { Departure } from '@rightseat/voice';

/** One room with one pilot in it, as far as a conversation needs to know it. Audio is 16 kHz mono PCM. */
export interface RoomCall {
  /** One message to the pilot, in order; settled when it is on its way. Never rejects. */
  publish(message: string): Promise<void>;
  /** Queued behind what is playing. */
  play(pcm: Int16Array): void;
  /** Forgets what was queued and not yet sent. */
  dropQueued(): void;
  /** Each registers the one listener; what came before is kept for it. */
  onMessage(listener: (message: string) => void): void;
  onAudio(listener: (pcm: Int16Array) => void): void;
  /** At most once. */
  onDeparture(listener: (departure: Departure) => void): void;
  /** Takes the examiner out of the room. */
  leave(): Promise<void>;
}

/** Joins as the examiner. Rejects when the room cannot be reached. */
export type JoinRoom = (url: string, token: string) => Promise<RoomCall>;
