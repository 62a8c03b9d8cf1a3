import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** One answer as an instructor would mark it. Key points named in neither list were not said. */
export const KnownAnswer = z.strictObject({
  /** Id of a question, or of a follow-up as `id+1`. */
  question: z.string(),
  kind: z.enum(['right', 'partial', 'wrong', 'swapped', 'off-topic', 'dont-know', 'look-up']),
  text: z.string(),
  heard: z.array(z.string()),
  wrong: z.array(z.string()),
});
export type KnownAnswer = z.infer<typeof KnownAnswer>;

/** What something that is asked brings along to be judged by. Questions on the pilot's own flight have none. */
export interface WithKnownAnswers {
  /** Read from disk at the first call. */
  knownAnswers?: () => readonly KnownAnswer[];
}

/** Answers by what they answer, from a folder with one file for each ACS task: `pa-i-a.json`. */
export function readKnownAnswers(folder: URL): (name: string) => readonly KnownAnswer[] {
  const byTask = new Map<string, readonly KnownAnswer[]>();
  return (name) => {
    const [area = ''] = name.split('-');
    const task = area.replaceAll('.', '-');
    let answers = byTask.get(task);
    if (!answers) {
      const file = new URL(`${task}.json`, folder);
      answers = existsSync(file) ? z.array(KnownAnswer).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
      byTask.set(task, answers);
    }
    return answers.filter(({ question }) => question === name);
  };
}
