import type { Content } from '#content/content.ts';
import { buildDebrief } from '#debrief/build-debrief.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import type { Debrief, ExamEvent } from '../exam.ts';

interface ExchangeLine {
  by: 'Examiner' | 'You';
  text: string;
}

/** One of the seeds that draw the words which the exchange of the home page was recorded with. */
const SEED = 'e';

/**
 * Holds an exchange on the altitude and the fuel of a flight with the examiner, who is told the pilot's lines.
 * @returns what he says in place of his first line that is not his own any more; null where all are
 */
export function findUnreal(exchange: readonly ExchangeLine[], content: Content): string | null {
  return hold(exchange, content).unreal;
}

/** What the examiner's debrief has of it when the pilot stops there. */
export function debriefExchange(exchange: readonly ExchangeLine[], content: Content): Debrief {
  return buildDebrief(hold(exchange, content).state, { endedBecause: 'pilot' }, content);
}

function hold(exchange: readonly ExchangeLine[], content: Content) {
  const choice = { rating: 'private', manner: 'checkride', codes: ['PA.I.D.K3c'] } as const;
  let state = startExam(
    { choice: { ...choice, codes: [...choice.codes] }, kind: 'demo', limitSeconds: 300, seed: SEED },
    content,
  );
  let unreal: string | null = null;
  let said = send({ type: 'started' });
  for (const { by, text } of exchange) {
    if (by === 'Examiner' && !said.endsWith(text)) unreal ??= said;
    if (by === 'You') said = send({ type: 'pilot-said', text, typed: false, continuesLastAnswer: false });
  }
  return { state, unreal };

  function send(event: ExamEvent): string {
    const { state: after, reply } = step(state, event, content);
    state = after;
    return reply.text;
  }
}
