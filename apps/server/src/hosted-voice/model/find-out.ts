import { createHash } from 'node:crypto';
import type { TurnAdvice } from '#db/schema/index.ts';
import { keepAdvice } from '#hosted-voice/exam/keep-advice.ts';
import type { takeTurn } from '#hosted-voice/exam/take-turn.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { readAndJudge } from '#realtime/read-and-judge.ts';
import type { HostedTurn } from './read-turns.ts';
import type { Call, ExamReplay } from './replay-exam.ts';

/** What is asked about a turn, with every voice the same. */
export type Hearing = Pick<ExamServices, 'context' | 'content' | 'actReader' | 'judge' | 'adviser'>;

interface FindOutInput {
  exam: NonNullable<Awaited<ReturnType<typeof takeTurn>>>;
  turns: readonly HostedTurn[];
  replay: ExamReplay;
  call: Call;
  /** It has ended: nothing new is found out, what was kept is met again. */
  isOver: boolean;
}

type Found = (TurnAdvice | null)[];

/**
 * What reader, judge and model make of the pilot's words, by turn. Each is asked once, and what it said, or that it said
 * nothing, is kept before the answer goes out: every later request, on any node, runs the same exam. Turns that no request
 * had ended with are read and judged on the way; a model is asked about the last alone.
 */
export async function findOut(
  hearing: Hearing,
  { exam, turns, replay, call, isOver }: FindOutInput,
): Promise<Found> {
  const { context, adviser } = hearing;
  const found = { ...exam.advice };
  const keys = keysOf(call.call, turns);
  const byTurn = (kept: typeof exam.advice): Found =>
    keys.map((key) => (key === null ? null : (kept[key] ?? null)));
  const unknown = keys.filter((key): key is string => key !== null && !(key in exam.advice));
  if (isOver || !unknown.length) return byTurn(found);

  for (const [index, { event, number }] of turns.entries()) {
    const key = keys[index]!;
    const isLast = index === turns.length - 1;
    if (key === null || key in found) continue;
    found[key] = null;
    // What is on the record without has been answered as it was.
    if (event.type !== 'pilot-said' || !(isLast || number > exam.turnsRecorded)) continue;
    const state = replay.before(call, turns.slice(0, index + 1), byTurn(found));
    const judged = await readAndJudge(state, event, hearing);
    const callsSpent = Object.values(found).reduce((sum, advice) => sum + (advice?.calls ?? 0), 0);
    const asked = { exam: exam.conversationId, state, event: judged, callsSpent };
    const advice = isLast && adviser ? await adviser.advise(asked) : null;
    const { parts, verdicts } = judged as Partial<Pick<TurnAdvice, 'parts' | 'verdicts'>>;
    found[key] = { ...(advice ?? NONE), ...(parts && { parts }), ...(verdicts && { verdicts }) };
  }
  const kept = Object.fromEntries(unknown.map((key) => [key, found[key] ?? null]));
  return byTurn(await keepAdvice(context, exam.conversationId, kept));
}

const NONE: TurnAdvice = { readings: [], calls: 0, tokens: 0 };

/** By all that the pilot had said until then in this call. Silences have none: a request may tell them or not. */
function keysOf(call: number, turns: readonly HostedTurn[]): (string | null)[] {
  const hash = createHash('sha256').update(`${call}:`);
  return turns.map(({ event }) => {
    if (event.type === 'silent') return null;
    hash.update(JSON.stringify(wordsOf(event)));
    return hash.copy().digest('base64url').slice(0, 22);
  });
}

function wordsOf(event: HostedTurn['event']): string {
  if (event.type === 'pilot-said') return event.text;
  return event.type === 'looked-up' ? `${event.type} ${event.reference}` : event.type;
}
