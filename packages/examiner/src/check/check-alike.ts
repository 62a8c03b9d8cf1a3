import type { Content } from '#content/content.ts';
import type { CheckedAskable } from './askables.ts';

/** What is named as alike there is, and it is not the question that it belongs to itself. */
export function checkAlike(askables: readonly CheckedAskable[], { alikeTo }: Content): string[] {
  const questionOf = new Map(askables.map(({ name, question }) => [name, question]));
  return askables.flatMap(({ where, name, question }) =>
    alikeTo(name).flatMap((other) => {
      if (!questionOf.has(other)) return [`${where}: alike to ${other}, which there is not`];
      return questionOf.get(other) === question ? [`${where}: alike to ${other}, which is its own`] : [];
    }),
  );
}
