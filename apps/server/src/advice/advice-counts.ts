import type { ModelFailure } from '#gateways/language-model/language-model.ts';

export interface AdviceCounts {
  asked: number;
  answered: number;
  /** Answered from memory: not asked. */
  cached: number;
  failures: Partial<Record<ModelFailure, number>>;
  tokens: number;
  wordingsSaid: number;
  /** Proposed and not said: against the rules, or no longer fitting. */
  wordingsRefused: number;
}

export type ReadAdviceCounts = () => AdviceCounts;

/** Of this node, since its start. */
export function createAdviceCounts() {
  const counts: AdviceCounts = {
    asked: 0,
    answered: 0,
    cached: 0,
    failures: {},
    tokens: 0,
    wordingsSaid: 0,
    wordingsRefused: 0,
  };
  return {
    add(what: 'asked' | 'answered' | 'cached' | 'wordingsSaid' | 'wordingsRefused'): void {
      counts[what]++;
    },
    addFailure(reason: ModelFailure): void {
      counts.failures[reason] = (counts.failures[reason] ?? 0) + 1;
    },
    addTokens(tokens: number): void {
      counts.tokens += tokens;
    },
    read: (): AdviceCounts => ({ ...counts, failures: { ...counts.failures } }),
  };
}
