/** Why there is no answer. Never the pilot's fault and never a reason to stop: the scripted words are said. */
export type ModelFailure =
  /** Too late, or called off. */
  | 'timeout'
  /** 401 or 403, or another refusal of ours as a caller: asking again will not help. */
  | 'refused'
  | 'busy'
  | 'unavailable'
  /** The connection could not be made or was lost. */
  | 'dropped'
  /** An answer that is none: no JSON, another shape, empty, endless. */
  | 'nonsense';

export type ModelAnswer =
  | { status: 'answered'; text: string; tokens: number }
  | { status: 'failed'; reason: ModelFailure };

export interface ModelPrompt {
  /** Describes the answer's shape in words, too. */
  system: string;
  user: string;
  /** JSON schema of the answer. */
  schema: object;
}

export interface LanguageModel {
  /**
   * One question, one try; a server that does not take it so is asked again in another dialect. Never rejects; ends soon
   * after the signal aborts.
   */
  complete(prompt: ModelPrompt, signal: AbortSignal): Promise<ModelAnswer>;
}
