import type { TranscriptEntry } from '@rightseat/contract';
import type { AskedQuestion } from '#engine/exam-state.ts';
import type { AnswerPart } from '#grading/answer-grade.ts';

/** An answer as the record has it. */
export interface RecordedAnswer {
  asked: AskedQuestion;
  /** The answer's parts with the transcript's wording; parts that the transcript lacks are left out. */
  parts: AnswerPart[];
}

/**
 * Finds each answer in the transcript, in order: only what stands in the record is judged and quoted. One
 * answer may stand there as several turns (the pilot went on speaking).
 */
export function alignAnswers(
  asked: readonly AskedQuestion[],
  transcript: readonly TranscriptEntry[],
): RecordedAnswer[] {
  const turns = transcript
    .filter((entry) => entry.role === 'pilot')
    .map(({ text }) => ({ text, words: plain(text) }));
  let next = 0;
  return asked.map((question) => ({
    asked: question,
    parts: question.parts.flatMap((part) => {
      // What was said late, or counts here too, stands anywhere in the record and moves nothing.
      const found = findTurns(part.text, turns, part.isLate ? 0 : next);
      if (!found) return [];
      if (!part.isLate) next = found.next;
      return [{ ...part, text: found.text }];
    }),
  }));
}

function findTurns(said: string, turns: readonly { text: string; words: string }[], from: number) {
  const whole = plain(said);
  for (let first = from; first < turns.length; first++) {
    let rest = whole;
    const { text, words } = turns[first]!;
    if (rest && words.includes(rest)) return { text, next: first + 1 };
    let next = first;
    for (; next < turns.length && rest; next++) {
      const turn = turns[next]!.words;
      if (!turn || !rest.startsWith(turn)) break;
      rest = rest.slice(turn.length).trim();
    }
    if (next > first)
      return {
        text: turns
          .slice(first, next)
          .map((turn) => turn.text)
          .join(' '),
        next,
      };
  }
  return null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
