import type { LanguageModelUse } from '@rightseat/contract';
import type { ModelFailure } from '#gateways/language-model/language-model.ts';

export type ReadAdviceCounts = () => LanguageModelUse;

/** Of this node, since its start. */
export function createAdviceCounts() {
  const counts: LanguageModelUse = {
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
    read: (): LanguageModelUse => ({ ...counts, failures: { ...counts.failures } }),
  };
}
