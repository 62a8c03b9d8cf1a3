import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Content } from '../src/content/content.ts';
import { findAsked, type LabelledAnswer } from './labelled-answers.ts';

/** As others write them, in a file of their own. */
const OutsideAnswer = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  /** Id of a question, or of a follow-up as `id+1`. */
  question: z.string(),
  kind: z.string().default('any'),
  answer: z.string(),
  /** Points that are named nowhere were not said. */
  labels: z.record(z.string(), z.enum(['said', 'said-wrong', 'not-said'])),
});

export interface AnswerFile {
  answers: LabelledAnswer[];
  /** Answers to a question, or with a label of a point, that the content does not hold. */
  skipped: number;
}

/** Reads a JSON array, or one answer a line. Throws where an entry is no labelled answer. */
export function readAnswerFile(path: string, content: Content): AnswerFile {
  const text = readFileSync(path, 'utf8').trim();
  const entries: unknown = text.startsWith('[')
    ? JSON.parse(text)
    : text.split('\n').map((line) => JSON.parse(line));
  const outside = z.array(OutsideAnswer).parse(entries);
  const answers = outside.flatMap(({ question, kind, answer, labels }): LabelledAnswer[] => {
    const asked = findAsked(question, content);
    const known = new Set(asked?.askable.keyPoints.map(({ id }) => id));
    const ids = Object.keys(labels);
    if (!asked || !ids.every((id) => known.has(id))) return [];
    const labelled = (as: string) => ids.filter((id) => labels[id] === as);
    return [
      {
        ...asked,
        name: question,
        kind,
        text: answer,
        heard: labelled('said'),
        wrong: labelled('said-wrong'),
      },
    ];
  });
  return { answers, skipped: outside.length - answers.length };
}
