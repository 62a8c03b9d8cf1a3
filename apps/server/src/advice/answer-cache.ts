import { createHash } from 'node:crypto';
import type { AdviceTask, TurnReading } from '@rightseat/examiner';

/** Some hundred bytes each. */
const MOST_KEPT = 2_000;

/** Usable readings by what was asked; the least recently used goes first. An answer that failed is not kept. */
export function createAnswerCache() {
  const kept = new Map<string, TurnReading>();
  return {
    get(key: string): TurnReading | null {
      const found = kept.get(key);
      if (!found) return null;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(key: string, read: TurnReading): void {
      kept.set(key, read);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    },
  };
}

/** The same question, with the same said before, and the same words, as they sound: case and marks aside. */
export function keyOf(task: AdviceTask): string {
  const answer = task.answer.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256')
    .update(JSON.stringify({ ...task, answer: answer.join(' ') }))
    .digest('base64url');
}
