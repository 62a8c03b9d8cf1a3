import { createHash } from 'node:crypto';
import type { Advice, AdviceTask } from '@rightseat/examiner';

type Parsed = Pick<Advice, 'readings' | 'wording'>;

/** Some hundred bytes each. */
const MOST_KEPT = 2_000;

/** Usable answers by what was asked; the least recently used goes first. An answer that failed is not kept. */
export function createAnswerCache() {
  const kept = new Map<string, Parsed>();
  return {
    get(task: AdviceTask): Parsed | null {
      const key = keyOf(task);
      const found = kept.get(key);
      if (!found) return null;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(task: AdviceTask, parsed: Parsed): void {
      kept.set(keyOf(task), parsed);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    },
  };
}

/** The same question, the same use and the same words, as they sound: case and marks aside. */
function keyOf(task: AdviceTask): string {
  const answer = task.answer.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256')
    .update(JSON.stringify({ ...task, answer: answer.join(' ') }))
    .digest('base64url');
}
