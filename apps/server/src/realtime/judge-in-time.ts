import { judgeAnswer, type ToJudge, toRead, type Verdict } from '@rightseat/examiner';
import type { Judge } from '@rightseat/judge';
import { named } from '#event-loop.ts';

/** With what the trained judge reads in it; by exact signs alone where it is late, or there is none. */
export async function judgeInTime(toJudge: ToJudge, judge: Judge | null): Promise<Verdict> {
  const readings = judge && (await judge.read(toRead(toJudge)));
  return named('judge', () => judgeAnswer(toJudge, readings));
}
