import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Content } from '../src/content/content.ts';
import type { Asked } from '../src/engine/find-askable.ts';
import { findAskable } from '../src/engine/find-askable.ts';

/** Those that may be read: `fourth` to `eighth` were blind once, and have been read. `every-question` is a folder. */
export const DEVELOPMENT_SETS = [
  'dev',
  'relations',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'every-question',
] as const;
/** Scored, and their disagreements never read. */
export const BLIND_SETS = ['ninth', 'tenth'] as const;
export const ANSWER_SETS = [...DEVELOPMENT_SETS, ...BLIND_SETS] as const;
export type AnswerSet = (typeof ANSWER_SETS)[number];

/** One answer as an instructor would mark it. Key points named in neither list were not said. */
const LabelledAnswer = z.strictObject({
  /** Id of a question, or of a follow-up as `id+1`. */
  question: z.string(),
  kind: z.enum(['right', 'partial', 'wrong', 'swapped', 'off-topic', 'dont-know', 'look-up']),
  text: z.string(),
  heard: z.array(z.string()),
  wrong: z.array(z.string()),
});
/** With what was asked; `name` is how the file names it. */
export type LabelledAnswer = Omit<z.infer<typeof LabelledAnswer>, 'question'> & Asked & { name: string };

/** Throws when a label names a question or key point that does not exist. */
export function readLabelledAnswers(set: AnswerSet, content: Content): LabelledAnswer[] {
  const answers = listFiles(set).flatMap((file) =>
    z.array(LabelledAnswer).parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  return answers.map(({ question: name, ...answer }) => {
    const asked = findAsked(name, content);
    const ids = new Set(asked.askable.keyPoints.map((point) => point.id));
    for (const id of [...answer.heard, ...answer.wrong])
      if (!ids.has(id)) throw new Error(`${name} has no key point ${id}`);
    return { ...answer, ...asked, name };
  });
}

/** A set is one file, or a folder of them. */
function listFiles(set: AnswerSet): URL[] {
  const folder = new URL(`answers/${set}/`, import.meta.url);
  if (!existsSync(folder)) return [new URL(`answers/${set}.json`, import.meta.url)];
  return readdirSync(folder)
    .sort()
    .map((file) => new URL(file, folder));
}

function findAsked(name: string, content: Content): Asked {
  const [questionId = '', followUp] = name.split('+');
  const asked = findAskable({ questionId, followUp: followUp ? Number(followUp) - 1 : null }, content);
  if (!asked) throw new Error(`There is no question ${name}`);
  return asked;
}
