import { existsSync, readdirSync } from 'node:fs';
import { Rating } from '@rightseat/contract';
import { z } from 'zod';
import { Question } from './question.ts';
import { readAs } from './read-as.ts';
import { Signs } from './signs.ts';

export const shippedFolder = new URL('../../content/', import.meta.url);

/** What is written for one ACS task, as it stands in the files. */
export interface WrittenTask {
  /** In `questions/` and in `signs/`: `private/pa-i-a.json`. */
  file: string;
  /** With no more words than stand with them: `joinSigns` adds the others. */
  questions: Question[];
  signs: Signs;
}

/** Sorted, so that a seed plans the same exam on every machine. */
export function listWritten(folder: URL = shippedFolder): WrittenTask[] {
  const namesIn = (place: string) => {
    const there = new URL(place, folder);
    return existsSync(there) ? readdirSync(there).filter((name) => name.endsWith('.json')) : [];
  };
  return Rating.options.flatMap((rating) => {
    const names = new Set([...namesIn(`questions/${rating}/`), ...namesIn(`signs/${rating}/`)]);
    return [...names].sort().map((name) => {
      const file = `${rating}/${name}`;
      return {
        file,
        questions: readIfThere(z.array(Question), new URL(`questions/${file}`, folder)) ?? [],
        signs: readIfThere(Signs, new URL(`signs/${file}`, folder)) ?? {},
      };
    });
  });
}

function readIfThere<Shape>(schema: z.ZodType<Shape>, file: URL): Shape | null {
  return existsSync(file) ? readAs(schema, file) : null;
}
