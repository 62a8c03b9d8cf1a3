import { startElevenLabsLocal } from '../elevenlabs-local/start-elevenlabs-local.ts';
import type { Voice } from './voice.ts';

/** What stands at the other end of the wire that a voice needs. */
interface FarSide {
  /** How a server of ours finds it. Rooms are found by LIVEKIT_…, which every server of a run inherits. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

const API_KEY = 'xi_story_key_0123456789';
const WEBHOOK_SECRET = 'wsec_story_0123456789';

/** One for each server: the company asks that one for every word. `maxSeconds`: its own limit of a call. */
export async function openFarSide(
  voice: Voice,
  serverUrl: () => string,
  maxSeconds?: number,
): Promise<FarSide> {
  if (voice !== 'hosted') return { variables: {}, close: async () => {} };
  const company = await startElevenLabsLocal({
    apiKey: API_KEY,
    modelUrl: serverUrl,
    webhookSecret: WEBHOOK_SECRET,
    maxSeconds,
  });
  return {
    variables: {
      ELEVENLABS_API_KEY: API_KEY,
      ELEVENLABS_COACH_AGENT_ID: 'agent_coach',
      ELEVENLABS_DEMO_AGENT_ID: 'agent_demo',
      ELEVENLABS_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ELEVENLABS_BASE_URL: company.url,
    },
    close: company.close,
  };
}
