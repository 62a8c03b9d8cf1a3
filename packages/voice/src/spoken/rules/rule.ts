/** One kind of writing turned into words; leaves everything else alone. */
export type SpeakingRule = (text: string) => string;
