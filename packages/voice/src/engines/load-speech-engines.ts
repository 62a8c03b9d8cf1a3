import type { SpeechEngines } from '#io.ts';
import { createRest } from './fall-back/create-rest.ts';
import { hearRemotely } from './fall-back/hear-remotely.ts';
import { speakRemotely } from './fall-back/speak-remotely.ts';
import { type NaturalVoiceOptions, startNaturalVoice } from './natural/start-natural-voice.ts';
import { createSpeaker } from './openai/create-speaker.ts';
import { createTranscriber } from './openai/create-transcriber.ts';
import type { SpeechServer } from './openai/speech-server.ts';
import { rememberSpeech } from './remember-speech.ts';
import { loadSilero } from './silero/load-silero.ts';
import { type SpeechStats, startSpeechPool } from './worker-pool/speech-pool.ts';
import { startTranscriptionPool, type TranscriptionStats } from './worker-pool/transcription-pool.ts';

export interface SpeechEngineOptions {
  /** Threads that recognise speech, one core and about 250 MB each. */
  sttWorkers?: number;
  /** Threads that speak; one serves some twenty conversations. */
  ttsWorkers?: number;
  /** Recognises answers instead of our threads, which stand in when it fails. */
  sttServer?: SpeechServer | null;
  /** Speaks instead of our thread, in this voice of its own. */
  ttsServer?: (SpeechServer & { voice: string }) | null;
  /** Where the files of the natural voice are, or will be, and where to keep what it has spoken. */
  natural?: NaturalVoiceOptions | null;
  /** Told of threads lost and replaced, and of servers that fail; never of anything said. */
  log?: (line: string) => void;
}

export interface SpeechEngineStats {
  stt: TranscriptionStats;
  tts: SpeechStats;
}

export interface LoadedSpeechEngines extends SpeechEngines {
  stats(): SpeechEngineStats;
}

/**
 * All three engines, ready: models checked, loaded and run once. Rejects, with nothing left
 * running, when a model file is missing or altered or a thread cannot start.
 */
export async function loadSpeechEngines(options: SpeechEngineOptions = {}): Promise<LoadedSpeechEngines> {
  const { sttWorkers = 2, ttsWorkers = 1, sttServer, ttsServer, natural, log = () => {} } = options;
  // First, and alone: a missing package shows here before any thread is started.
  const vad = await loadSilero();
  const [stt, tts] = await startBoth(
    startTranscriptionPool({ threads: sttWorkers, log }),
    startSpeechPool({ threads: ttsWorkers, log }),
  );
  const nowMs = () => performance.now();
  const flite = rememberSpeech(tts);
  const naturalVoice = natural && (await startNaturalVoice(natural, flite, log));
  const ownVoice = naturalVoice?.tts ?? flite;
  return {
    stt: sttServer
      ? hearRemotely(createTranscriber(sttServer), stt, createRest('speech recognition server', log, nowMs))
      : stt,
    tts: ttsServer
      ? speakRemotely(
          createSpeaker(ttsServer),
          ttsServer.voice,
          ownVoice,
          createRest('speech synthesis server', log, nowMs),
        )
      : ownVoice,
    vad,
    // Another company's server speaks in its own voice.
    ...(naturalVoice && !ttsServer && { natural: naturalVoice.voice }),
    load: () => ({ stt: stt.load(), tts: tts.load() }),
    stats: () => ({ stt: stt.stats(), tts: tts.stats() }),
    async close() {
      await Promise.all([stt.close(), tts.close(), naturalVoice?.close()]);
    },
  };
}

interface Closable {
  close(): Promise<void>;
}

async function startBoth<One extends Closable, Other extends Closable>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  try {
    return await Promise.all([one, other]);
  } catch (error) {
    const started = await Promise.allSettled([one, other]);
    await Promise.all(
      started.map((start) => (start.status === 'fulfilled' ? start.value.close() : undefined)),
    );
    throw error;
  }
}
