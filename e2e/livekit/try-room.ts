import { Room, RoomEvent } from '@livekit/rtc-node';
import { AccessToken } from 'livekit-server-sdk';
import { PeerMissing } from './peer-missing.ts';
import type { LiveKit } from './start-livekit.ts';

const PATIENCE_MS = 30_000;

/**
 * Two of the vendor's own clients meet in a room, and one sends the other a word: LiveKit works on this machine, and
 * what fails after that is ours. Throws PeerMissing when the word does not arrive.
 */
export async function tryRoom(livekit: LiveKit): Promise<void> {
  const rooms = [new Room(), new Room()] as const;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no word in ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  try {
    await Promise.race([tooLong, sendWord(livekit, ...rooms)]);
  } catch (error) {
    throw new PeerMissing(`LiveKit carries nothing on this machine: ${(error as Error).message}`);
  } finally {
    clearTimeout(timer);
    await Promise.allSettled(rooms.map((room) => room.disconnect()));
  }
}

async function sendWord(livekit: LiveKit, listener: Room, speaker: Room): Promise<void> {
  const heard = new Promise<void>((resolve) => listener.once(RoomEvent.DataReceived, () => resolve()));
  await enter(livekit, listener, 'listener');
  await enter(livekit, speaker, 'speaker');
  await speaker.localParticipant?.publishData(new TextEncoder().encode('radio check'), { reliable: true });
  await heard;
}

async function enter({ url, apiKey, apiSecret }: LiveKit, room: Room, identity: string): Promise<void> {
  const pass = new AccessToken(apiKey, apiSecret, { identity, ttl: 60 });
  pass.addGrant({ roomJoin: true, room: 'radio-check' });
  await room.connect(url, await pass.toJwt(), { autoSubscribe: true, dynacast: false });
}
