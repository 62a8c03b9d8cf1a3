import { type Advice, ReadAnswer, Wording } from '#advice.ts';
import type { AdviceTask } from './find-tasks.ts';

/** More is no answer to anything that is asked here. In characters. */
const longestAnswer = 8_000;

/** What a model's text says in answer to a task; null for everything that is not exactly that. Never throws. */
export function parseAnswer(task: AdviceTask, text: string): Pick<Advice, 'readings' | 'wording'> | null {
  if (text.length > longestAnswer) return null;
  const fenced = /^\s*```(?:json)?\s*(\{.*\})\s*```\s*$/s.exec(text);
  let data: unknown;
  try {
    data = JSON.parse(fenced?.[1] ?? text);
  } catch {
    return null;
  }
  if (task.kind === 'word') {
    const wording = Wording.safeParse(data);
    return wording.success ? { readings: [], wording: wording.data } : null;
  }
  const read = ReadAnswer.safeParse(data);
  return read.success ? { readings: read.data.readings, wording: null } : null;
}
