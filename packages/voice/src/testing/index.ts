export { writeWav } from '#engines/wav/write-wav.ts';
export * from './fake-speech.ts';
export * from './fake-stt.ts';
export * from './fake-tts.ts';
export * from './fake-vad.ts';
export * from './idle-load.ts';
export * from './openai-speech-server.ts';
export * from './run-conversation.ts';
export * from './virtual-clock.ts';
