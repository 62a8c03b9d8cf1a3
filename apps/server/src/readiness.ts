import type { HealthOutput } from '@rightseat/contract';

type Status = HealthOutput['status'];

/** Whether a balancer may send callers here: not before everything is loaded, not while draining. */
export interface Readiness {
  version: string;
  status(): Promise<Status>;
  ready(): void;
  drain(): void;
}

/** `ping` rejects while the database is away: then we are not ready either. */
export function createReadiness(version: string, ping: () => Promise<void>): Readiness {
  let phase: Status = 'starting';
  return {
    version,
    async status() {
      if (phase !== 'ok') return phase;
      return ping().then(
        () => phase,
        () => 'starting' as const,
      );
    },
    ready() {
      phase = 'ok';
    },
    drain() {
      phase = 'draining';
    },
  };
}
