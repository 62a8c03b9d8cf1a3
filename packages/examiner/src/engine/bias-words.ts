import type { Content } from '#content/content.ts';
import type { ExamState } from './exam-state.ts';
import { type Asked, findAskable } from './find-askable.ts';

/** The recogniser gains nothing from more, and a longer list slows its beam. */
const mostWords = 60;

/**
 * Words a pilot will likely use now, right or wrong. Never the accepted numbers: a recogniser leaning towards
 * the right figure would turn wrong answers into right ones.
 */
export function biasWords(state: ExamState, content: Content): string[] {
  const asked = state.current && findAskable(state.current, content);
  return asked ? biasWordsFor(asked) : [];
}

/** The same for one question or follow-up. */
export function biasWordsFor(asked: Asked): string[] {
  const { keyPoints } = asked.askable;
  const phrases = [
    ...keyPoints.flatMap((point) => [
      ...point.heard.flat(),
      // A recogniser leaning towards "month" alone hears it in "months".
      ...point.numbers.flatMap((slot) =>
        [...slot.near, ...slot.unit].flatMap((word) => [word, plural(word)]),
      ),
    ]),
    // Last, so that what one point is not crowds out no word of the next point.
    ...keyPoints.flatMap((point) => point.contradictedBy),
  ];
  const words = [asked.question.topic, ...phrases].flatMap((phrase) => phrase.split(/[^\p{L}'-]+/u));
  // Little words need no help.
  return [...new Set(words.filter((word) => word.length > 2 && !spelledNumber.test(word)))].slice(
    0,
    mostWords,
  );
}

const spelledNumber =
  /^(?:one|two|three|four|five|six|seven|eight|nine|niner|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|point)(?:-\w+)?$/i;

function plural(word: string): string {
  return word.endsWith('s') ? word : `${word}s`;
}
