import { createHash } from 'node:crypto';
import type { Advice } from '@rightseat/examiner';
import type { Adviser } from '#advice/adviser.ts';
import type { DomainContext } from '#domain/context.ts';
import { keepAdvice } from '#hosted-voice/exam/keep-advice.ts';
import type { takeTurn } from '#hosted-voice/exam/take-turn.ts';
import type { HostedTurn } from './read-turns.ts';
import type { Call, ExamReplay } from './replay-exam.ts';

interface AdviseTurnsInput {
  exam: NonNullable<Awaited<ReturnType<typeof takeTurn>>>;
  turns: readonly HostedTurn[];
  replay: ExamReplay;
  call: Call;
  /** Null: nothing new is asked, what was kept is met again. */
  adviser: Adviser | null;
}

/**
 * A model's advice by turn. It is asked once, for the turn that a request ends with, and what it said, or that it said
 * nothing, is kept before the answer goes out: every later request, on any node, runs the same exam.
 */
export async function adviseTurns(
  ctx: DomainContext,
  { exam, turns, replay, call, adviser }: AdviseTurnsInput,
): Promise<(Advice | null)[]> {
  // The first word is waited for: an exam that has no model and never had one pays nothing for it.
  if (!adviser && !Object.keys(exam.advice).length) return [];
  const keys = keysOf(call.call, turns);
  const unknown = keys.filter((key): key is string => key !== null && !(key in exam.advice));
  const byTurn = (kept: typeof exam.advice) => keys.map((key) => (key === null ? null : (kept[key] ?? null)));
  if (!adviser || !unknown.length) return byTurn(exam.advice);

  const kept: typeof exam.advice = Object.fromEntries(unknown.map((key) => [key, null]));
  const event = turns.at(-1)!.event;
  const last = keys.at(-1)!;
  if (unknown.includes(last) && event.type === 'pilot-said') {
    const before = turns.slice(0, -1);
    const exchanges = replay.run(call, before, byTurn(exam.advice).slice(0, -1));
    const callsSpent = Object.values(exam.advice).reduce((sum, advice) => sum + (advice?.calls ?? 0), 0);
    const { state } = exchanges.at(-1)!;
    const judged = replay.judge(state, event);
    call.verdicts.push(...(judged.verdicts ?? []));
    kept[last] = await adviser.advise({ state, event: judged, callsSpent });
  }
  return byTurn(await keepAdvice(ctx, exam.conversationId, kept));
}

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
