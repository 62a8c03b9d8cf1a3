import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readAskName } from '../src/content/ask-name.ts';
import type { Content } from '../src/content/content.ts';
import { KnownAnswer } from '../src/content/known-answer.ts';
import type { Asked } from '../src/engine/find-askable.ts';
import { findAskable } from '../src/engine/find-askable.ts';

/** Those that may be read: all but `dev`, `relations` and `exhibits` were blind once, and have been read. `every-question` is the bank. */
export const DEVELOPMENT_SETS = [
  'dev',
  'relations',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'eleventh',
  'twelfth',
  'exhibits',
  'legs-second-hand',
  'legs-third-hand',
  'every-question',
] as const;
/** Scored, and their disagreements never read. */
export const BLIND_SETS = [
  'ninth',
  'tenth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'legs-own-words',
  'legs-fourth-hand',
] as const;
export const ANSWER_SETS = [...DEVELOPMENT_SETS, ...BLIND_SETS] as const;
export type AnswerSet = (typeof ANSWER_SETS)[number];

/** With what was asked; `name` is how the file names it. */
export type LabelledAnswer = Omit<KnownAnswer, 'question' | 'kind'> & Asked & { name: string; kind: string };

/** Throws when a label names a question or key point that does not exist. */
export function readLabelledAnswers(set: AnswerSet, content: Content): LabelledAnswer[] {
  const answers = listFiles(set).flatMap((file) =>
    z.array(KnownAnswer).parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  return answers.map(({ question: name, ...answer }) => {
    const asked = requireAsked(name, content);
    const ids = new Set(asked.askable.keyPoints.map((point) => point.id));
    for (const id of [...answer.heard, ...answer.wrong])
      if (!ids.has(id)) throw new Error(`${name} has no key point ${id}`);
    return { ...answer, ...asked, name };
  });
}

/** A set is one file; the bank is shipped, for the grader learns from it when to doubt. */
function listFiles(set: AnswerSet): URL[] {
  if (set !== 'every-question') return [new URL(`answers/${set}.json`, import.meta.url)];
  const folder = new URL('../content/answers/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((file) => new URL(file, folder));
}

function requireAsked(name: string, content: Content): Asked {
  const asked = findAsked(name, content);
  if (!asked) throw new Error(`There is no question ${name}`);
  return asked;
}

export const findAsked = (name: string, content: Content): Asked | null =>
  findAskable(readAskName(name), content);
