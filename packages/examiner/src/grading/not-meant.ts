import type { PhraseMatch } from './find-phrase.ts';
import type { Word } from './words.ts';

const others = /^(?:people|folks|everybody|everyone|many|some|most|lots?|pilots|students|he|she|you|they)$/;
const believes =
  /^(?:think|thinks|thought|believe|believes|say|says|assume|assumes|figure|figures|feel|feels)$/;
const takenBack = /^(?:but|actually|wrong|myth|no|not)$/;
/** Words from "people think" to what they think, and from there to the "but". */
const beliefReach = 8;
const turnReach = 10;
/** Words from "if" to what is supposed: "if I", "if you ever". */
const supposedReach = 3;

/** "People think it won't fly, but it will", "if I climbed right away I'd settle back": said, and not meant. */
export function isNotMeant(words: readonly Word[], place: PhraseMatch): boolean {
  return isOthersBelief(words, place) || isSupposed(words, place);
}

function isOthersBelief(words: readonly Word[], { from, to }: PhraseMatch): boolean {
  const isSameSentence = (word: Word) => word.sentence === words[from]!.sentence;
  const before = words.slice(Math.max(0, from - beliefReach), from).filter(isSameSentence);
  const verb = before.findLastIndex(({ text }) => believes.test(text));
  if (verb < 1) return false;
  const subject = before.slice(Math.max(0, verb - 2), verb).map(({ text }) => text);
  if (subject.includes('nobody')) return true;
  if (!subject.some((text) => others.test(text)) && !subject.includes('used')) return false;
  return words.slice(to + 1, to + 1 + turnReach).some(({ text }) => takenBack.test(text));
}

/** Only what would follow is told; "if I can land I go" is no such thing. */
function isSupposed(words: readonly Word[], { from, to }: PhraseMatch): boolean {
  const { sentence } = words[from]!;
  const opens = words
    .slice(Math.max(0, from - supposedReach), from)
    .some(({ text, sentence: own }) => text === 'if' && own === sentence);
  return (
    opens &&
    words.slice(to + 1, to + 4).some(({ text, sentence: own }) => text === 'would' && own === sentence)
  );
}
