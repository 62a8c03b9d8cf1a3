/** Words that carry the meaning; numbers are left out, since they are said and written in many ways. */
const words = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** How much of what was said arrived, 0 to 1. */
export function shareHeard(said: string, heard: string): number {
  const got = new Set(words(heard));
  const wanted = words(said);
  return wanted.filter((word) => got.has(word)).length / Math.max(1, wanted.length);
}
