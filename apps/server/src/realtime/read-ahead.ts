import type { ExamEvent, ExamState, JudgedEvent } from '@rightseat/examiner';

type Read = (state: ExamState, said: ExamEvent) => Promise<JudgedEvent>;

export interface ReadAhead {
  /** He is silent over these words. */
  begin(state: ExamState, said: ExamEvent): void;
  /** What is made of his words: at once where that was found out while he was silent. Null where it was not. */
  take(state: ExamState, said: ExamEvent): Promise<JudgedEvent> | null;
}

/**
 * Words over which he is silent may well be all: they are read and judged while the examiner still waits for more, so that nobody
 * waits for that afterward. Only the last is kept, and only for the very state and words that it is for.
 */
export function createReadAhead(read: Read): ReadAhead {
  let last: { state: ExamState; words: string; found: Promise<JudgedEvent> } | null = null;
  const wordsOf = (said: ExamEvent) => JSON.stringify({ ...said, unsaid: undefined });

  return {
    begin(state, said) {
      const words = wordsOf(said);
      if (last?.state === state && last.words === words) return;
      last = { state, words, found: read(state, said) };
      // Who takes it hears of a fault; nobody else has to.
      last.found.catch(() => {});
    },
    take: (state, said) => (last?.state === state && last.words === wordsOf(said) ? last.found : null),
  };
}
