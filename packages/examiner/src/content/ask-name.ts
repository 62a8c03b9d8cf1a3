/** What labelled answers call a question, or a follow-up of it by its index: `pa.i.e-class-a+1`. */
export const askName = (questionId: string, followUp: number | null): string =>
  followUp === null ? questionId : `${questionId}+${followUp + 1}`;

export function readAskName(name: string): { questionId: string; followUp: number | null } {
  const [questionId = '', number] = name.split('+');
  return { questionId, followUp: number ? Number(number) - 1 : null };
}
