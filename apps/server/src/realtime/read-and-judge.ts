import {
  type ExamEvent,
  type ExamState,
  findToJudge,
  type JudgedEvent,
  lastLine,
  type Verdict,
} from '@rightseat/examiner';
import { named } from '#event-loop.ts';
import type { TurnTrace } from '#tracing/trace-turns.ts';
import type { ExamServices } from './exam-services.ts';
import { judgeInTime } from './judge-in-time.ts';

/**
 * What was said is taken apart once and judged once, before anything is made of it, by whoever reads and judges it while
 * the exam stands still: with every voice alike.
 */
export async function readAndJudge(
  state: ExamState,
  said: ExamEvent,
  { content, actReader, judge }: Pick<ExamServices, 'content' | 'actReader' | 'judge'>,
  step: TurnTrace['step'] = (_name, work) => work(),
): Promise<JudgedEvent> {
  if (said.type !== 'pilot-said') return said;
  const parts = await step(
    'turn.read',
    async () => actReader && (await actReader.read(said.text, lastLine(state, said))),
  );
  const event = parts ? { ...said, parts } : said;
  return step('turn.judge', async () => {
    const found = named('judge', () => findToJudge(state, event, content));
    const verdicts: Verdict[] = [];
    for (const toJudge of found) verdicts.push(await judgeInTime(toJudge, judge));
    return verdicts.length ? { ...event, verdicts } : event;
  });
}
