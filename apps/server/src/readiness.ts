import type { HealthOutput, ReadyOutput } from '@rightseat/contract';
import type { EngineLoad } from '@rightseat/voice';

type Status = HealthOutput['status'];

interface Parts {
  database: {
    ping(): Promise<void>;
    /** Whether it has every migration that this version knows. */
    isMigrated(): Promise<boolean>;
  };
  engines: { load(): Record<'stt' | 'tts', EngineLoad> };
}

/** Whether this process lives, and whether callers may be sent to it. */
export interface Readiness {
  version: string;
  /** Not before everything is loaded, not while draining. */
  status(): Status;
  check(): Promise<ReadyOutput>;
  ready(): void;
  drain(): void;
}

export function createReadiness(version: string, { database, engines }: Parts): Readiness {
  let phase: Status = 'starting';
  return {
    version,
    status: () => phase,
    async check() {
      const [answers, migrations] = await Promise.all([
        holds(database.ping().then(() => true)),
        holds(database.isMigrated()),
      ]);
      const checks = {
        serving: phase === 'ok',
        database: answers,
        migrations,
        speech: Object.values(engines.load()).every(({ threads }) => threads > 0),
      };
      return { ready: Object.values(checks).every(Boolean), checks };
    },
    ready() {
      phase = 'ok';
    },
    drain() {
      phase = 'draining';
    },
  };
}

/** What can't be found out is not ready. */
const holds = (answer: Promise<boolean>) => answer.catch(() => false);
