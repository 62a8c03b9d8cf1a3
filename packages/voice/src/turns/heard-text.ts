/** A reply as it was cut: its sentences with the length of their audio, in ms. */
interface CutReply {
  sentences: readonly { text: string; ms: number }[];
  /** How much of that audio has come out of the loudspeaker. */
  playedMs: number;
}

/** The words that were heard: whole sentences, then the words of the last one in proportion to its audio. */
export function heardText({ sentences, playedMs }: CutReply): string {
  const heard: string[] = [];
  let leftMs = playedMs;
  for (const { text, ms } of sentences) {
    if (leftMs >= ms) {
      heard.push(text);
      leftMs -= ms;
      continue;
    }
    const part = firstWords(text, leftMs / ms);
    if (part) heard.push(part);
    break;
  }
  return heard.join(' ');
}

/** A word counts once all of it was said; its share of the sentence is its share of the letters. */
function firstWords(text: string, share: number): string {
  const spoken = text.length * share;
  let end = 0;
  for (const word of text.matchAll(/\S+/g)) {
    if (word.index + word[0].length > spoken) break;
    end = word.index + word[0].length;
  }
  return text.slice(0, end);
}
