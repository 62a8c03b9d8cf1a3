import type { ChosenGround, ExamChoice } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';

/** What a choice names, as the standard calls it. */
export function titleGround({ area, areas, codes }: ExamChoice, content: Content): ChosenGround {
  const named = area === undefined ? (areas ?? codes ?? []) : [area];
  return named.map((code) => ({ code, title: content.titleOf(code) }));
}
