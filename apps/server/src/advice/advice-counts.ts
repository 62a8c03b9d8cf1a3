import type { LanguageModelUse } from '@rightseat/contract';
import type { ModelFailure } from '#gateways/language-model/language-model.ts';

export type ReadAdviceCounts = () => LanguageModelUse;

/** Of this node, since its start. */
export function createAdviceCounts(model: string, now: () => Date) {
  const counts: LanguageModelUse = {
    model,
    asked: 0,
    answered: 0,
    cached: 0,
    late: 0,
    failures: {},
    lastFailure: null,
    tokens: 0,
    wordingsSaid: 0,
    wordingsRefused: 0,
  };
  return {
    add(what: 'asked' | 'answered' | 'cached' | 'late' | 'wordingsSaid' | 'wordingsRefused'): void {
      counts[what]++;
    },
    addFailure(reason: ModelFailure): void {
      counts.failures[reason] = (counts.failures[reason] ?? 0) + 1;
      counts.lastFailure = { reason, at: now().toISOString() };
    },
    addTokens(tokens: number): void {
      counts.tokens += tokens;
    },
    read: (): LanguageModelUse => ({ ...counts, failures: { ...counts.failures } }),
  };
}
