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

export interface LanguageModel {
  /** One question, one try. Never rejects; ends soon after the signal aborts. */
  complete(prompt: { system: string; user: string }, signal: AbortSignal): Promise<ModelAnswer>;
}
