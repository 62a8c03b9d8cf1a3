import {
  type Advice,
  type Content,
  type ExamEvent,
  type ExaminerReply,
  type ExamState,
  findToJudge,
  type JudgedEvent,
  judgeAnswer,
  stepWithAdvice,
  type Verdict,
} from '@rightseat/examiner';
import { tooManyRequests } from '#domain/errors.ts';
import type { HostedTurn } from './read-turns.ts';

/** Where the clock came into the exam, in turns, so that running it again meets the clock at the same places. */
export interface ClockMarks {
  /** Told that time runs out before this turn's answer. */
  closingFromTurn: number | null;
  /** Closed after this turn's answer. */
  closedAtTurn: number | null;
}

/** One event of the pilot's (none at the opening) and what the examiner made of it. */
export interface Exchange {
  state: ExamState;
  reply: Pick<ExaminerReply, 'text' | 'endsExam' | 'opensBooks'>;
  /** What was judged of it. */
  verdicts: readonly Verdict[];
}

/** The examiner closes at once below 45 s: this only tells him to. */
const CLOSING: ExamEvent = { type: 'time-nearly-up', remainingMs: 60_000 };
const CLOSED: ExamEvent = { type: 'time-nearly-up', remainingMs: 0 };

/** A busy node holds about as many conversations. */
const MOST_EXAMS_KEPT = 200;

/** One call of an exam. */
export interface Call {
  conversationId: string;
  /** Counted from 0: an exam that lost its line goes on in another. */
  call: number;
  /** The exam as the call found it. */
  initial: ExamState;
  /** The page can open the books: the provider offers the tool for it. */
  hasBooks: boolean;
  marks: ClockMarks;
  /** What stands on the record of this call: an answer that was judged there is judged by that. */
  verdicts: Verdict[];
}

export interface ExamReplay {
  /** The event with the verdicts on what is to be judged of it. */
  judge(state: ExamState, event: ExamEvent): JudgedEvent;
  /** Whether all but the last of these turns was run here: nothing on the record is news to it. */
  holds(call: Pick<Call, 'conversationId' | 'call'>, turns: readonly HostedTurn[]): boolean;
  /**
   * Exchange 0 is the opening, or the way back in; exchange n the answer to turn n; advice is given by turn, as it was
   * kept. The same input always gives the same exchanges. Throws too_many_requests where `mayWork` refuses.
   */
  run(call: Call, turns: readonly HostedTurn[], advice?: readonly (Advice | null)[]): Exchange[];
}

/**
 * Runs the exam from its stored beginning over all that the pilot said. Nothing depends on which requests came
 * before; what was run last is kept only to be quick.
 */
export function createExamReplay(
  content: Content,
  mayWork: (conversationId: string, characters: number) => boolean = () => true,
): ExamReplay {
  const kept = new Map<string, { steps: string[]; exchanges: Exchange[] }>();
  const idOf = ({ conversationId, call }: Pick<Call, 'conversationId' | 'call'>) =>
    `${conversationId}/${call}`;
  return {
    judge: (state, event) => ({ ...event, verdicts: findToJudge(state, event, content).map(judgeAnswer) }),
    holds: (call, turns) => (kept.get(idOf(call))?.steps.length ?? 0) >= turns.length,
    run(call, turns, advice = []) {
      const id = idOf(call);
      const last = kept.get(id);
      const steps: string[] = [];
      const exchanges: Exchange[] = [];
      let sameSoFar = last !== undefined;
      for (let turn = 0; turn <= turns.length; turn++) {
        const events = eventsOf(turn, turns, call, exchanges.at(-1));
        const advised = advice[turn - 1] ?? null;
        const key = JSON.stringify([events, advised]);
        sameSoFar &&= last!.steps[turn] === key;
        steps.push(key);
        if (sameSoFar) exchanges.push(last!.exchanges[turn]!);
        else {
          if (!mayWork(call.conversationId, wordsIn(events)))
            throw tooManyRequests('That is too much to judge at once.', 60);
          const before = exchanges.at(-1)?.state ?? call.initial;
          exchanges.push(exchange(before, events, { advised, verdicts: call.verdicts }, content));
        }
      }
      kept.delete(id);
      kept.set(id, { steps, exchanges });
      if (kept.size > MOST_EXAMS_KEPT) kept.delete(kept.keys().next().value!);
      return exchanges;
    },
  };
}

function eventsOf(
  turn: number,
  turns: readonly HostedTurn[],
  { call, hasBooks, marks }: Call,
  before: Exchange | undefined,
): ExamEvent[] {
  if (turn === 0) return [{ type: call === 0 ? 'started' : 'resumed', hasBooks }];
  const { event, number, isOverBooks } = turns[turn - 1]!;
  if (event.type === 'silent') return [event];
  const events: ExamEvent[] = [event];
  // He speaks, and nobody has brought the books that were called for: he says where he would look.
  if (event.type === 'pilot-said' && before?.reply.opensBooks && !isOverBooks)
    events.unshift({ type: 'books-missing' });
  if (marks.closingFromTurn === number) events.unshift(CLOSING);
  if (marks.closedAtTurn === number) events.push(CLOSED);
  return events;
}

/** In characters: what there is to judge. */
const wordsIn = (events: readonly ExamEvent[]) =>
  events.reduce((sum, event) => sum + (event.type === 'pilot-said' ? event.text.length : 0), 0);

/** Of several events the last that brings words has the say: a close takes the place of the next question. */
function exchange(
  before: ExamState,
  events: readonly ExamEvent[],
  { advised, verdicts: known }: { advised: Advice | null; verdicts: readonly Verdict[] },
  content: Content,
): Exchange {
  let state = before;
  let text = '';
  let endsExam = false;
  let opensBooks = false;
  const verdicts: Verdict[] = [];
  for (const event of events) {
    const isSaid = event.type === 'pilot-said';
    const judged = isSaid ? { ...event, verdicts: known } : event;
    const next = stepWithAdvice(state, judged, isSaid ? advised : null, content);
    verdicts.push(...next.verdicts);
    state = next.state;
    text = next.reply.text || text;
    endsExam = next.reply.endsExam;
    opensBooks = next.reply.opensBooks === true;
  }
  return { state, reply: { text, endsExam, ...(opensBooks && { opensBooks }) }, verdicts };
}
