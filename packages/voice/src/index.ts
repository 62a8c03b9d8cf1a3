export { EngineLostError, ModelFileError } from '#engines/engine-errors.ts';
export { FLITE_VOICES } from '#engines/flite/load-flite.ts';
export {
  type LoadedSpeechEngines,
  loadSpeechEngines,
  type SpeechEngineOptions,
  type SpeechEngineStats,
} from '#engines/load-speech-engines.ts';
export { writeWav } from '#engines/wav/write-wav.ts';
export {
  type HeardRecording,
  type HearRecordingOptions,
  hearRecording,
} from '#recordings/hear-recording.ts';
export { speakRecording } from '#recordings/speak-recording.ts';
export { splitSentences } from '#spoken/split-sentences.ts';
export { toSpeakable } from '#spoken/to-speakable.ts';
export { type Clock, systemClock } from './clock.ts';
export type {
  Brain,
  BrainEvent,
  EngineLoad,
  NaturalVoice,
  NaturalVoiceState,
  RecordedTurn,
  Reply,
  SpeechEngines,
  TimeLeft,
} from './io.ts';
export { SAMPLE_RATE_HZ } from './io.ts';
export type { Log } from './log.ts';
export {
  type Conversation,
  type ConversationEnd,
  type ConversationOptions,
  type ReplyFeedback,
  startConversation,
} from './session.ts';
export type { ConversationStats, TurnTiming } from './stats.ts';
export type { Closing, Departure, ExaminerEvent, PilotEvent, Transport } from './transport.ts';
export { decodeAudio } from './wire/audio.ts';
export { CLOSINGS, departureOf } from './wire/close-codes.ts';
export { readMessage } from './wire/read-message.ts';
export { writeMessage } from './wire/write-message.ts';
