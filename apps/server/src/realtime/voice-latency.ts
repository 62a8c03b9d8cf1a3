import type { AdminHealthOutput } from '@rightseat/contract';
import type { ConversationStats } from '@rightseat/voice';

/** An hour or two of a busy node. */
const KEPT = 2_000;

export interface VoiceLatency {
  add(turns: ConversationStats['turns']): void;
  read(): AdminHealthOutput['voice'];
}

/** End of speech to first examiner audio, over the latest spoken turns of conversations that ended here. */
export function createVoiceLatency(
  onExchange: (times: { voiceToVoiceMs: number; ownShareMs: number }) => void,
): VoiceLatency {
  const latencies: number[] = [];
  return {
    add(turns) {
      for (const { voiceEndedAtMs, firstAudioAtMs, waitMs } of turns) {
        if (firstAudioAtMs === null) continue;
        const voiceToVoiceMs = firstAudioAtMs - voiceEndedAtMs;
        latencies.push(voiceToVoiceMs);
        onExchange({ voiceToVoiceMs, ownShareMs: Math.max(0, voiceToVoiceMs - waitMs) });
      }
      latencies.splice(0, latencies.length - KEPT);
    },
    read() {
      const sorted = [...latencies].sort((one, other) => one - other);
      const at = (share: number) => {
        const value = sorted[Math.floor((sorted.length - 1) * share)];
        return value === undefined ? null : Math.round(value);
      };
      return { turns: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95) };
    },
  };
}
