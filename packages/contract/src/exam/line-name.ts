/** What a debrief calls a question, or a follow-up of it by its index: `pa.i.e-class-a.follow-up-1`. */
export const lineName = (questionId: string, followUp: number | null): string =>
  followUp === null ? questionId : `${questionId}.follow-up-${followUp + 1}`;

export function readLineName(name: string): { questionId: string; followUp: number | null } {
  const [ending, number] = /\.follow-up-(\d+)$/.exec(name) ?? [];
  if (ending === undefined) return { questionId: name, followUp: null };
  return { questionId: name.slice(0, -ending.length), followUp: Number(number) - 1 };
}
