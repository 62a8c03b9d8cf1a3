import type { Clock } from '@rightseat/voice';
import type {
  LanguageModel,
  ModelAnswer,
  ModelFailure,
  ModelPrompt,
} from '#gateways/language-model/language-model.ts';
import type { createAdviceCounts } from './advice-counts.ts';

export interface Callable {
  model: LanguageModel;
  clock: Clock;
}

/** What a call brought: nothing read where it failed, came too late or made no sense. */
export type Called<Read> =
  | { read: Read; failure: null; tokens: number }
  | { read: null; failure: ModelFailure; tokens: number };

/** One call, counted and called off when it takes too long. `parse` gives null for nonsense. Never rejects. */
export async function callModel<Read>(
  { model, clock }: Callable,
  counts: ReturnType<typeof createAdviceCounts>,
  prompt: ModelPrompt,
  { longestMs, parse }: { longestMs: number; parse: (text: string) => Read | null },
): Promise<Called<Read>> {
  counts.add('asked');
  const control = new AbortController();
  let callOff = () => {};
  // What a model does with the signal is its affair.
  const tooLate = new Promise<ModelAnswer>((resolve) => {
    callOff = clock.after(longestMs, () => {
      resolve({ status: 'failed', reason: 'timeout' });
      control.abort();
    });
  });
  const answer = await Promise.race([model.complete(prompt, control.signal), tooLate]);
  callOff();
  const tokens = answer.status === 'answered' ? answer.tokens : 0;
  counts.addTokens(tokens);
  const read = answer.status === 'answered' ? parse(answer.text) : null;
  if (read !== null) {
    counts.add('answered');
    return { read, failure: null, tokens };
  }
  const failure = answer.status === 'failed' ? answer.reason : 'nonsense';
  counts.addFailure(failure);
  return { read: null, failure, tokens };
}
