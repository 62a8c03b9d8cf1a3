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
  const turns = transcript.filter((entry) => entry.role === 'pilot').map((entry) => entry.text);
  let next = 0;
  return asked.map((question) => ({
    asked: question,
    parts: question.parts.flatMap((part) => {
      const found = findTurns(part.text, turns, next);
      if (!found) return [];
      next = found.next;
      return [{ ...part, text: found.text }];
    }),
  }));
}

function findTurns(said: string, turns: readonly string[], from: number) {
  for (let first = from; first < turns.length; first++) {
    let rest = plain(said);
    if (rest && plain(turns[first]!).includes(rest)) return { text: turns[first]!, next: first + 1 };
    let next = first;
    for (; next < turns.length && rest; next++) {
      const turn = plain(turns[next]!);
      if (!turn || !rest.startsWith(turn)) break;
      rest = rest.slice(turn.length).trim();
    }
    if (next > first) return { text: turns.slice(first, next).join(' '), next };
  }
  return null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
