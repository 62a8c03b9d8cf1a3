/**
 * Stands in for livekit-client in builds without WebRTC (see vite.config.ts): the voice client imports
 * these names when it loads but uses them only for WebRTC.
 */
const unavailable = () => {
  throw new Error('This build of the page has no WebRTC. Build it with WEBRTC=1.');
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
