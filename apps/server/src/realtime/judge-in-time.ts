import {
  coverRead,
  findMaybeCovered,
  judgeAnswer,
  type ToJudge,
  toRead,
  type Verdict,
} from '@rightseat/examiner';
import type { Judge } from '@rightseat/judge';
import { named } from '#event-loop.ts';

/**
 * With what the trained judge reads in it; by exact signs alone where it is late, or there is none. It reads a second time what
 * may have answered the follow-up already: one answer in ten.
 */
export async function judgeInTime(toJudge: ToJudge, judge: Judge | null): Promise<Verdict> {
  const readings = judge && (await judge.read(toRead(toJudge)));
  const verdict = named('judge', () => judgeAnswer(toJudge, readings));
  const covered = judge && readings && named('judge', () => findMaybeCovered(toJudge, verdict));
  const read = covered && (await judge.read(toRead(covered)));
  return read ? named('judge', () => coverRead(verdict, covered, read)) : verdict;
}
