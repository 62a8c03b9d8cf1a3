/** What bounds a decoding, greedy or beam. */
export interface DecodingLimits {
  /** The end token is forbidden before this many. */
  leastTokens: number;
  mostTokens: number;
  /** Asked before each step; true abandons the decoding. */
  shouldStop: () => boolean;
}

export interface DecodedTokens {
  tokens: readonly number[];
  /** Mean natural log probability per token, the end token counted. */
  confidence: number;
}
