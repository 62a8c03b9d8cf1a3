export const toSpeakable = (text: string): string => text;
export const splitSentences = (text: string): string[] =>
  text.match(/[^.!?]+[.!?]*\s*/g)?.map((s) => s.trim()) ?? [];
export const tidyTranscript = (text: string): string => text;
export const isFiller = (text: string): boolean =>
  /^(?:\W*(?:uh|huh|mhm|okay|ok|yeah|right|um)\W*)+$/i.test(text);
export const overlapsOwnWords = (text: string, own: string): boolean =>
  own.toLowerCase().includes(text.toLowerCase());
