export { EngineLostError, ModelFileError } from '#engines/engine-errors.ts';
export { FLITE_VOICES } from '#engines/flite/load-flite.ts';
export {
  type LoadedSpeechEngines,
  loadSpeechEngines,
  type SpeechEngineOptions,
  type SpeechEngineStats,
} from '#engines/load-speech-engines.ts';
