import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

interface Settings {
  STT_WORKERS: number;
  STT_BASE_URL?: string | undefined;
  STT_MODEL: string;
  STT_API_KEY?: string | undefined;
  TTS_BASE_URL?: string | undefined;
  TTS_MODEL: string;
  TTS_VOICE: string;
  TTS_API_KEY?: string | undefined;
  EXAMINER_VOICE: string;
}

export interface VoiceConfig {
  voice: {
    sttWorkers: number;
    /** The one that is always there. */
    plain: string;
    /** Where the files of the natural one are, unless another was chosen; `plain` speaks where it cannot be had. */
    natural: { modelsFolder: string; keptFolder: string } | null;
  };
  /** Null: the embedded engine alone. */
  sttServer: SpeechServer | null;
  ttsServer: (SpeechServer & { voice: string }) | null;
}

/** An OpenAI-compatible server; without a key it is asked without one. */
interface SpeechServer {
  baseUrl: string;
  model: string;
  apiKey: string | null;
}

export function readVoice(env: Settings, dataDir: string): VoiceConfig {
  const sttServer = readSpeechServer('STT', env.STT_BASE_URL, env.STT_MODEL, env.STT_API_KEY);
  const ttsServer = readSpeechServer('TTS', env.TTS_BASE_URL, env.TTS_MODEL, env.TTS_API_KEY);
  const isNatural = env.EXAMINER_VOICE === 'natural';
  return {
    voice: {
      sttWorkers: env.STT_WORKERS,
      plain: isNatural ? 'rms' : env.EXAMINER_VOICE,
      // Where another company's server speaks, nobody would hear it.
      natural:
        isNatural && !ttsServer
          ? { modelsFolder: join(dataDir, 'models'), keptFolder: join(dataDir, 'speech') }
          : null,
    },
    sttServer,
    ttsServer: ttsServer && { ...ttsServer, voice: env.TTS_VOICE },
  };
}

/** A key without an address would be ours alone to know, and change nothing without a word. */
function readSpeechServer(
  name: 'STT' | 'TTS',
  baseUrl: string | undefined,
  model: string,
  apiKey: string | undefined,
): SpeechServer | null {
  if (baseUrl) return { baseUrl, model, apiKey: apiKey ?? null };
  if (apiKey) throw new ConfigError(`${name}_API_KEY needs ${name}_BASE_URL beside it.`);
  return null;
}
