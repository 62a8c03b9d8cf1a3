import tokenizer from 'llama-tokenizer-js';

/** Moonshine's vocabulary is LLaMA's: 1 begins a text, 2 ends it. */
export const START_TOKEN = 1;
export const END_TOKEN = 2;

/** The tokens of a phrase as it appears inside a sentence, with the space before it. */
export function encodePhrase(phrase: string): number[] {
  return tokenizer.encode(phrase, false, true);
}

export function decodeTokens(tokens: readonly number[]): string {
  return tokenizer.decode([...tokens], false, false).trim();
}
