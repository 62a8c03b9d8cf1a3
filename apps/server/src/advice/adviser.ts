import type { Debrief } from '@rightseat/contract';
import {
  type Advice,
  type AdviceTask,
  type Content,
  type ExamState,
  findTask,
  type JudgedEvent,
  stepWithAdvice,
  tieTo,
} from '@rightseat/examiner';
import { createAdviceCounts, type ReadAdviceCounts } from './advice-counts.ts';
import { type Asked, type AskModelOptions, createAskModel } from './ask-model.ts';
import { createOpenAccounts } from './open-accounts.ts';
import { createDebriefWriter } from './word-debrief.ts';

/** From the end of the answer to the examiner's first word a pilot waits about a second already. */
const DEADLINE_MS = 1_200;

/** After so many late readings in a row nobody waits for one, until one would have been in time again. */
const LATE_TO_GO_ON = 3;

/** Of one turn: a pilot who pauses after every word is not paid for each. */
const MOST_BEGUN = 2;
/** Of fewer words more are to come. */
const FEWEST_WORDS = 4;

interface AdviserOptions extends AskModelOptions {
  content: Content;
  /** The model's, as it is told to administrators. */
  name: string;
  /** By the wall. */
  now: () => Date;
  maxCallsPerSession: number;
}

interface AdviceRequest {
  /** The conversation's id: what is late goes with its next turn. */
  exam: string;
  state: ExamState;
  event: JudgedEvent;
  /** Calls that this conversation has made, as far as its record knows. */
  callsSpent: number;
}

/** Asks a language model about one turn of an exam, within the time and the money that there is for it. */
export interface Adviser {
  /** The words so far are stable: what is asked now is there sooner if they stay. */
  begin(request: AdviceRequest): void;
  /** Null when nothing was asked and nothing is late. Never rejects, and takes no longer than the deadline. */
  advise(request: AdviceRequest): Promise<Advice | null>;
  /** What it makes of a debrief, as far as its table bears that out; null for nothing. Never rejects. */
  wordDebrief(debrief: Debrief): Promise<string | null>;
  counts: ReadAdviceCounts;
}

export function createAdviser({
  content,
  name,
  now,
  maxCallsPerSession,
  ...options
}: AdviserOptions): Adviser {
  const { clock } = options;
  const counts = createAdviceCounts(name, now);
  const model = createAskModel(options, counts);
  const accounts = createOpenAccounts();
  let lateInARow = 0;

  /** Null: not asked, for there is no task, no money, or no model that answers. */
  function ask({ exam, state, event, callsSpent }: AdviceRequest) {
    const task = findTask(state, event, content);
    const { calls } = accounts.of(exam);
    const mayPay = callsSpent + calls < maxCallsPerSession && !model.isPaused();
    if (!task || (!mayPay && !model.isKnown(task))) return null;
    const { answer, isNew } = model.ask(task);
    if (isNew) {
      accounts.of(exam).calls++;
      void answer.then(({ tokens }) => {
        accounts.of(exam).tokens += tokens;
      });
    }
    return { task, answer };
  }

  /** What comes within the time that a pilot waits; what comes after it goes with his next turn. */
  async function inTime(exam: string, { task, answer }: NonNullable<ReturnType<typeof ask>>) {
    const waitMs = lateInARow >= LATE_TO_GO_ON ? 0 : DEADLINE_MS;
    const begunAt = clock.now();
    let callOff = () => {};
    const late = new Promise<null>((resolve) => {
      callOff = clock.after(waitMs, () => resolve(null));
    });
    const asked = await Promise.race([answer, late]);
    callOff();
    if (asked) {
      lateInARow = 0;
      return tie(task, asked);
    }
    lateInARow++;
    void answer.then((later) => {
      if (clock.now() - begunAt < DEADLINE_MS) lateInARow = 0;
      const tied = tie(task, later);
      if (!tied) return;
      counts.add('late');
      accounts.of(exam).late.push(tied);
    });
    return null;
  }

  return {
    counts: counts.read,
    wordDebrief: createDebriefWriter(options, counts),
    begin(request) {
      const { exam, event } = request;
      if (event.type !== 'pilot-said' || event.text.trim().split(/\s+/).length < FEWEST_WORDS) return;
      const account = accounts.of(exam);
      if (account.begun >= MOST_BEGUN) return;
      account.begun++;
      ask(request);
    },
    async advise(request) {
      const { exam, state, event } = request;
      // What is late goes on the record with a turn of the pilot's.
      if (event.type !== 'pilot-said') return null;
      const asked = ask(request);
      const own = asked && (await inTime(exam, asked));
      const { late, calls, tokens } = accounts.settle(exam);
      if (!asked && !late.length && !calls) return null;
      const advice: Advice = { readings: [...late, ...(own ? [own] : [])], calls, tokens };
      if (own?.lead.trim()) {
        const { refusal } = stepWithAdvice(state, event, advice, content);
        if (refusal !== 'does-not-fit') counts.add(refusal ? 'wordingsRefused' : 'wordingsSaid');
      }
      return advice;
    },
  };
}

function tie(
  { questionId, followUp, answer }: AdviceTask,
  { read }: Asked,
): Advice['readings'][number] | null {
  return read && { ...read, questionId, followUp, of: tieTo(answer) };
}
