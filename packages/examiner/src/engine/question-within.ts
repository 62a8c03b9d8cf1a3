import { answersItself, kindOf, type OwnQuestion } from './own-question.ts';
import { sentencesOf } from './sentences.ts';

/** "By the way, what is the pass? You only said warm.": put to the examiner by its lead-in, and gone on from without a reply of his own. */
const turnsToYou =
  /^\W*(?:(?:oh|and|but|well|so|okay)\W+)*(?:by the way|hang on|hold on|say(?=,)|tell me|before i (?:answer|begin|start|go on)|may i ask|can i ask|i wonder|just so i\b|to be clear|to be sure|(?:one|quick) question|you (?:skipped|forgot|missed))\b/i;

/** The question to the examiner before the end of what he says; null where there is none. */
export function questionWithin(text: string): OwnQuestion | null {
  const sentences = sentencesOf(text);
  const at = sentences.findLastIndex(
    (sentence, index) => index < sentences.length - 1 && /\?\W*$/.test(sentence) && turnsToYou.test(sentence),
  );
  if (at < 0 || answersItself.test(sentences[at + 1]!)) return null;
  return kindOf(sentences[at]!, sentences[at - 1] ?? '');
}
