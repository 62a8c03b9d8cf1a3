import type { Departure } from '@rightseat/voice';
import type { RoomCall } from '#room/room-call.ts';

type Line = { type: string; [key: string]: unknown };

/** The far side of a room: what the pilot's browser says and what reaches it. */
export function createFakeRoomCall() {
  let toMessage: (message: string) => void = () => {};
  let toAudio: (pcm: Int16Array) => void = () => {};
  let toDeparture: (departure: Departure) => void = () => {};
  const received: Line[] = [];
  const played: Int16Array[] = [];
  let dropped = 0;
  let left = false;
  const call: RoomCall = {
    async publish(message) {
      received.push(JSON.parse(message) as Line);
    },
    play: (pcm) => played.push(pcm),
    dropQueued: () => {
      dropped += 1;
    },
    onMessage: (listener) => {
      toMessage = listener;
    },
    onAudio: (listener) => {
      toAudio = listener;
    },
    onDeparture: (listener) => {
      toDeparture = listener;
    },
    async leave() {
      left = true;
    },
  };
  return {
    call,
    received,
    played,
    dropped: () => dropped,
    left: () => left,
    types: () => received.map(({ type }) => type),
    say: (event: object) => toMessage(JSON.stringify(event)),
    speak: (pcm: Int16Array) => toAudio(pcm),
    depart: (departure: Departure) => toDeparture(departure),
  };
}
