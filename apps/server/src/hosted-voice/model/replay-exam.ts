import {
  type Content,
  type ExamEvent,
  type ExaminerReply,
  type ExamMeans,
  type ExamState,
  stepWithAdvice,
  type Verdict,
} from '@rightseat/examiner';
import type { TurnAdvice } from '#db/schema/index.ts';
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
  reply: Pick<ExaminerReply, 'text' | 'endsExam' | 'opensBooks' | 'exhibit' | 'isEnlarged'>;
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
  /** What the page can do: the provider offers the tools for it. */
  means: ExamMeans;
  marks: ClockMarks;
}

/** What was found out about each turn, as it was kept. */
type Found = readonly (TurnAdvice | null)[];

export interface ExamReplay {
  /** Before anything is made of these turns. Throws too_many_requests where `mayWork` refuses what is new of them. */
  admit(call: Call, turns: readonly HostedTurn[]): void;
  /** The exam as the last of these turns finds it. */
  before(call: Call, turns: readonly HostedTurn[], found: Found): ExamState;
  /**
   * Exchange 0 is the opening, or the way back in; exchange n the answer to turn n. The same input always gives the same
   * exchanges.
   */
  run(call: Call, turns: readonly HostedTurn[], found?: Found): Exchange[];
}

/**
 * Runs the exam from its stored beginning over all that the pilot said. Nothing depends on which requests came
 * before; what was run last is kept only to be quick.
 */
export function createExamReplay(
  content: Content,
  mayWork: (conversationId: string, characters: number) => boolean = () => true,
): ExamReplay {
  const kept = new Map<string, { said: string[]; steps: string[]; exchanges: Exchange[] }>();
  const idOf = ({ conversationId, call }: Call) => `${conversationId}/${call}`;

  function run(call: Call, turns: readonly HostedTurn[], found: Found = []): Exchange[] {
    const id = idOf(call);
    const last = kept.get(id);
    const steps: string[] = [];
    const exchanges: Exchange[] = [];
    let sameSoFar = last !== undefined;
    for (let turn = 0; turn <= turns.length; turn++) {
      const events = eventsOf(turn, turns, call, exchanges.at(-1));
      const known = found[turn - 1] ?? null;
      const key = JSON.stringify([events, known]);
      sameSoFar &&= last!.steps[turn] === key;
      steps.push(key);
      if (sameSoFar) exchanges.push(last!.exchanges[turn]!);
      else exchanges.push(exchange(exchanges.at(-1)?.state ?? call.initial, events, known, content));
    }
    kept.delete(id);
    kept.set(id, { said: turns.map(saidIn), steps, exchanges });
    if (kept.size > MOST_EXAMS_KEPT) kept.delete(kept.keys().next().value!);
    return exchanges;
  }

  return {
    run,
    admit(call, turns) {
      const known = kept.get(idOf(call))?.said ?? [];
      const firstNew = turns.findIndex((turn, index) => saidIn(turn) !== known[index]);
      if (firstNew < 0) return;
      for (const turn of turns.slice(firstNew))
        if (!mayWork(call.conversationId, wordsIn(turn)))
          throw tooManyRequests('That is too much to judge at once.', 60);
    },
    before(call, turns, found) {
      const last = run(call, turns.slice(0, -1), found.slice(0, -1)).at(-1)!;
      const events = eventsOf(turns.length, turns, call, last);
      const earlier = events.slice(0, events.indexOf(turns.at(-1)!.event));
      return earlier.reduce((state, event) => stepWithAdvice(state, event, null, content).state, last.state);
    },
  };
}

function eventsOf(
  turn: number,
  turns: readonly HostedTurn[],
  { call, means, marks }: Call,
  before: Exchange | undefined,
): ExamEvent[] {
  if (turn === 0) return [{ type: call === 0 ? 'started' : 'resumed', ...means }];
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

const saidIn = ({ event }: HostedTurn) => JSON.stringify(event);

/** In characters: what there is to judge. */
const wordsIn = ({ event }: HostedTurn) => (event.type === 'pilot-said' ? event.text.length : 0);

/** Of several events the last that brings words has the say: a close takes the place of the next question. */
function exchange(
  before: ExamState,
  events: readonly ExamEvent[],
  known: TurnAdvice | null,
  content: Content,
): Exchange {
  const { parts, verdicts: given = [] } = known ?? {};
  const advice = known && (known.calls || known.readings.length) ? known : null;
  let state = before;
  let text = '';
  let endsExam = false;
  let opensBooks = false;
  let shown: Pick<ExaminerReply, 'exhibit' | 'isEnlarged'> = { exhibit: null };
  const verdicts: Verdict[] = [];
  for (const event of events) {
    const isSaid = event.type === 'pilot-said';
    const judged = isSaid ? { ...event, ...(parts && { parts }), verdicts: given } : event;
    const next = stepWithAdvice(state, judged, isSaid ? advice : null, content);
    verdicts.push(...next.verdicts);
    state = next.state;
    text = next.reply.text || text;
    endsExam = next.reply.endsExam;
    opensBooks = next.reply.opensBooks === true;
    const { exhibit, isEnlarged } = next.reply;
    shown = { exhibit, ...(isEnlarged && { isEnlarged }) };
  }
  return { state, reply: { text, endsExam, ...shown, ...(opensBooks && { opensBooks }) }, verdicts };
}
