/**
 * Stands in for livekit-client where WebRTC is not asked for (see voice-client-twice.ts): the voice client imports
 * these names when it loads but uses them only for WebRTC.
 */
const unavailable = () => {
  throw new Error('Rooms need the other build of the voice client.');
};

export class Room {
  constructor() {
    unavailable();
  }
}
export const createLocalAudioTrack = unavailable;
export const RoomEvent = {};
export const ConnectionState = {};
export const Track = { Source: {}, Kind: {} };
