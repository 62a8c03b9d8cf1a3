import { type AdviceTask, describeTask, parseReading, type TurnReading } from '@rightseat/examiner';
import type { LanguageModel } from '#gateways/language-model/language-model.ts';

export interface AskedAll {
  readings: (TurnReading | null)[];
  milliseconds: number[];
  tokens: number;
  failures: Record<string, number>;
}

/** Asks about each task once, some at a time. What fails is counted and left. */
export async function askAll(
  model: LanguageModel,
  tasks: readonly AdviceTask[],
  { parallel, timeoutMs }: { parallel: number; timeoutMs: number },
): Promise<AskedAll> {
  const all: AskedAll = { readings: tasks.map(() => null), milliseconds: [], tokens: 0, failures: {} };
  let next = 0;
  async function work(): Promise<void> {
    while (next < tasks.length) {
      const at = next++;
      const started = performance.now();
      const answer = await model.complete(describeTask(tasks[at]!), AbortSignal.timeout(timeoutMs));
      all.milliseconds.push(performance.now() - started);
      const read = answer.status === 'answered' ? parseReading(answer.text) : null;
      if (answer.status === 'answered') all.tokens += answer.tokens;
      all.readings[at] = read;
      if (read) continue;
      const reason = answer.status === 'failed' ? answer.reason : 'nonsense';
      all.failures[reason] = (all.failures[reason] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  return all;
}
