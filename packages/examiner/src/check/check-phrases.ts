import type { KeyPoint } from '#content/question.ts';
import { phraseWords } from '#grading/read/find-phrase.ts';
import type { CheckedAskable } from './askables.ts';

/** Lists of phrases mean what they say: none stands twice, is right and wrong at once, or shrinks to one loose word. */
export function checkPhrases({ where, askable }: CheckedAskable): string[] {
  return askable.keyPoints.flatMap((point) => [
    ...[...point.heard, point.contradictedBy]
      .flatMap((list) => list.filter((phrase, index) => list.indexOf(phrase) !== index))
      .map((phrase) => `${where}: ${point.id} lists "${phrase}" twice`),
    ...rightAndWrong(point).map((phrase) => `${where}: ${point.id} lists "${phrase}" as heard and as wrong`),
    ...point.contradictedBy
      .filter(shrinks)
      .map((phrase) => `${where}: of "${phrase}" for ${point.id} only "${canonical(phrase)}" is compared`),
  ]);
}

/** With several groups a phrase of one is not yet the point. */
function rightAndWrong({ heard, contradictedBy }: KeyPoint): string[] {
  const right = new Set(heard.length === 1 ? heard[0]!.map(canonical) : []);
  return contradictedBy.filter((phrase) => right.has(canonical(phrase)));
}

/** Articles and possessives are not compared: "the heading" would find a right answer's "heading" as well. */
function shrinks(phrase: string): boolean {
  const words = phraseWords(phrase);
  return words.length === 1 && !words[0]!.isNumber && /[a-z]\s+[a-z]/.test(phrase);
}

function canonical(phrase: string): string {
  return phraseWords(phrase)
    .map(({ stem }) => stem)
    .join(' ');
}
