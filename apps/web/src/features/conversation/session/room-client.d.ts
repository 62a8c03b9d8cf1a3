/** The voice client with the real livekit-client: see voice-client-twice.ts beside vite.config.ts. */
declare module '@elevenlabs/client?webrtc' {
  export * from '@elevenlabs/client';
}
