const KEPT = 'drillManner';

/** How a drill is answered. */
export const answerManners = ['voice', 'typed'] as const;
export type AnswerManner = (typeof answerManners)[number];

/** As on this device the last time; by voice, as in an exam, where there was none. */
export function readManner(): AnswerManner {
  const kept = localStorage.getItem(KEPT);
  return answerManners.find((one) => one === kept) ?? 'voice';
}

export function rememberManner(manner: AnswerManner): void {
  localStorage.setItem(KEPT, manner);
}
