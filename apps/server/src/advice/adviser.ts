import {
  type Advice,
  type AdviceTask,
  type Content,
  describeTask,
  type ExamState,
  findTasks,
  type JudgedEvent,
  parseAnswer,
  step,
  stepWithAdvice,
} from '@rightseat/examiner';
import type { Clock } from '@rightseat/voice';
import type { FastifyBaseLogger } from 'fastify';
import type { LanguageModel, ModelAnswer } from '#gateways/language-model/language-model.ts';
import { createAdviceCounts, type ReadAdviceCounts } from './advice-counts.ts';
import { createAnswerCache } from './answer-cache.ts';

/** From the end of the answer to the examiner's first word a pilot waits about a second already. */
const DEADLINE_MS = 1_200;

/** A model that fails this often in a row is left alone for a while: nobody should wait for it at every turn. */
const FAILURES_TO_PAUSE = 3;
const PAUSE_MS = 60_000;

interface AdviserOptions {
  model: LanguageModel;
  content: Content;
  clock: Clock;
  maxCallsPerSession: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface AdviceRequest {
  state: ExamState;
  event: JudgedEvent;
  /** Calls that this conversation has made. */
  callsSpent: number;
}

/** Asks a language model about one turn of an exam, within the time and the money that there is for it. */
export interface Adviser {
  /** Null when nothing was asked. Never rejects, and takes no longer than the deadline. */
  advise(request: AdviceRequest): Promise<Advice | null>;
  counts: ReadAdviceCounts;
}

export function createAdviser({ model, content, clock, maxCallsPerSession, log }: AdviserOptions): Adviser {
  const cache = createAnswerCache();
  const counts = createAdviceCounts();
  let failuresInARow = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function ask(task: AdviceTask, signal: AbortSignal, late: Promise<ModelAnswer>) {
    const known = cache.get(task);
    if (known) {
      counts.add('cached');
      return { ...known, calls: 0, tokens: 0 };
    }
    counts.add('asked');
    const answer = await Promise.race([model.complete(describeTask(task), signal), late]);
    const parsed = answer.status === 'answered' ? parseAnswer(task, answer.text) : null;
    const tokens = answer.status === 'answered' ? answer.tokens : 0;
    if (parsed) {
      failuresInARow = 0;
      cache.set(task, parsed);
      counts.add('answered');
    } else {
      const reason = answer.status === 'failed' ? answer.reason : 'nonsense';
      counts.addFailure(reason);
      if (++failuresInARow >= FAILURES_TO_PAUSE) {
        pausedUntil = clock.now() + PAUSE_MS;
        log.warn({ reason }, 'the language model is left alone for a while');
      }
    }
    counts.addTokens(tokens);
    return { readings: parsed?.readings ?? [], wording: parsed?.wording ?? null, calls: 1, tokens };
  }

  return {
    counts: counts.read,
    async advise({ state, event, callsSpent }) {
      const left = maxCallsPerSession - callsSpent;
      if (event.type !== 'pilot-said' || clock.now() < pausedUntil) return null;
      const tasks = findTasks(event, step(state, event, content), content).slice(0, Math.max(0, left));
      if (!tasks.length) return null;
      const { questionId, followUp } = tasks[0]!;
      const call = new AbortController();
      let callOff = () => {};
      // What a model does with the signal is its affair: the pilot waits no longer in any case.
      const late = new Promise<ModelAnswer>((resolve) => {
        callOff = clock.after(DEADLINE_MS, () => {
          resolve({ status: 'failed', reason: 'timeout' });
          call.abort();
        });
      });
      const answers = await Promise.all(tasks.map((task) => ask(task, call.signal, late)));
      callOff();
      const advice: Advice = {
        questionId,
        followUp,
        readings: answers.flatMap(({ readings }) => readings),
        wording: answers.find(({ wording }) => wording)?.wording ?? null,
        calls: answers.reduce((sum, { calls }) => sum + calls, 0),
        tokens: answers.reduce((sum, { tokens }) => sum + tokens, 0),
      };
      const { refusal } = stepWithAdvice(state, event, advice, content);
      if (advice.wording) counts.add(refusal ? 'wordingsRefused' : 'wordingsSaid');
      return advice;
    },
  };
}
