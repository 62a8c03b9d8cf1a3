import { loadContent } from '@rightseat/examiner';

export type Question = ReturnType<typeof loadContent>['questions'][number];

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, ' ');

/**
 * The question that the examiner's words contain, or null while it has asked none. Of what lies on the table for the example flight
 * the figures of an answer may be another draw's.
 */
export function findAskedQuestion(said: string): Question | null {
  const { questions, exhibits } = loadContent();
  const laidOut = exhibits.flatMap((exhibit) => exhibit.questions);
  return [...questions, ...laidOut].find((question) => contains(said, question)) ?? null;
}

export function contains(said: string, { ask }: Pick<Question, 'ask'>): boolean {
  return plain(said).includes(plain(ask));
}
