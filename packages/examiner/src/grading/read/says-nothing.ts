import { isTold } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

const emptyTalk =
  /^\W*(?:(?:okay|ok|all right|alright|well|um+|uh+|hm+|are you sure|let me (?:see|think)(?: about (?:that|it))?(?: for a (?:second|moment|minute))?|(?:that's a )?good (?:question|one)|i think that's it)\W*)+$/i;

/** What answers nothing, although a word of it may stand in a rubric: "Let me see", "Good question". */
export const isEmptyTalk = (text: string): boolean => emptyTalk.test(text);

const admits =
  /\b(?:i (?:really |honestly |just )?(?:do ?n[o']?t|don't|dont) (?:really )?(?:know|remember|recall)|(?:have |got )?no (?:idea|clue)|not (?:really |too )?sure|can(?:no|')t remember|(?:drawing|draw) a blank|(?:am|'m) blanking|beats me|you got me|i forget|i forgot|never (?:heard|learned)|i'd be guessing|(?:couldn't|can't|could not|cannot) (?:really )?(?:tell|explain|say|name)|(?:don't|haven't) (?:have|got) an answer)\b/i;
/** "I don't remember exactly, but it's three miles …" goes on to answer. */
const longestAdmission = 13;
/** "I don't know. I've never been in that spot, and I couldn't tell you …": longer where it says little else. */
const longestConfession = 32;
/** "Um", "Sorry": a sentence of fewer words says nothing either way. */
const fewestWords = 3;

/** An answer that admits not knowing; it credits nothing, whatever words it happens to hold. */
export function isDontKnow(text: string): boolean {
  const plain = text.replaceAll('’', "'");
  const length = countWords(plain);
  if (!admits.test(plain) || /\bbut\b/i.test(plain)) return false;
  if (length <= longestAdmission) return !/\b(?:think|maybe)\b.*\d/i.test(plain);
  const sentences = plain.split(/[.!?]+/).filter((sentence) => countWords(sentence) >= fewestWords);
  const admitting = sentences.filter(isConfession);
  return length <= longestConfession && admitting.length > sentences.length / 2;
}

/** In the midst of many words without a mark, "I don't know the number" is none. */
function isConfession(sentence: string): boolean {
  const before = sentence.split(admits, 1)[0]!;
  if (before === sentence) return false;
  return countWords(sentence) <= longestAdmission || countWords(before.split(',').at(-1)!) <= 2;
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length;
}

/** Who says fewer words of the question again may answer with them: "Left or right?" "Left." */
const FEWEST_SAID_AGAIN = 4;

/** Whether a text is the question said back, or a stretch of it, and tells no more: that answers nothing, whatever a rubric lists. */
export function isEcho(text: string, { ask, rephrase = '' }: { ask: string; rephrase?: string }): boolean {
  const said = readWords(text);
  return [ask, rephrase].some((asked) => {
    const stems = ` ${joinStems(readWords(asked))} `;
    const whole = joinStems(said);
    if (said.length >= FEWEST_SAID_AGAIN && stems.includes(` ${whole} `)) return true;
    const more = ` ${whole} `.split(stems);
    return asked !== '' && more.length > 1 && !readWords(more.join(' ')).some(isTold);
  });
}

const joinStems = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ');
