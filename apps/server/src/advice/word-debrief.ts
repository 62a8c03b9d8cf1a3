import type { Debrief } from '@rightseat/contract';
import { describeProse, readProse } from '@rightseat/examiner';
import type { createAdviceCounts } from './advice-counts.ts';
import { type Callable, callModel } from './call-model.ts';

/** Nobody waits for it: the debrief stands already. */
const LONGEST_MS = 15_000;

/** What a model makes of a debrief in sentences that its table bears out; null where there are none. Never rejects. */
export function createDebriefWriter(options: Callable, counts: ReturnType<typeof createAdviceCounts>) {
  return async (debrief: Debrief): Promise<string | null> => {
    const task = describeProse(debrief);
    if (!task) return null;
    const parse = (text: string) => readProse(text, debrief);
    return (await callModel(options, counts, task, { longestMs: LONGEST_MS, parse })).read;
  };
}
