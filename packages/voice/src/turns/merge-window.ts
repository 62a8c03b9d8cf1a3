/** A pilot who goes on this soon after the examiner began was not finished: both parts are one answer. */
const MERGE_WINDOW_MS = 1_500;

export function continuesAnswer(resumedAtMs: number, examinerStartedAtMs: number): boolean {
  return resumedAtMs - examinerStartedAtMs <= MERGE_WINDOW_MS;
}
