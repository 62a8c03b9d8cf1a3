import type { Content } from '#content/content.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExaminerReply } from '../exam.ts';
import { biasWords } from './bias-words.ts';
import { closeInTime } from './close-exam.ts';
import type { ExamState, TimeLeft } from './exam-state.ts';
import { exhibitAtHand } from './exhibit-at-hand.ts';
import { hearPilot } from './hear-pilot.ts';
import { lines } from './lines.ts';
import { asksToLookUp, closeBooks, isLookingUp, isUnheard, missBooks, requestLookUp } from './look-up.ts';
import { openExam } from './open-exam.ts';
import { joinSayings, sayOne, sayThenRepeat, type Turn } from './say.ts';
import { askToSpeakUp } from './speak-up.ts';
import { takeOver } from './take-over.ts';
import type { JudgedEvent, Verdict } from './verdict.ts';
import { missTable, sayAgain } from './without-sight.ts';
import { hasTimeToSay } from './wrap-up.ts';

/** Shorter silence is thinking, and nobody comments on it. */
const silenceWorthAWord = 8_000;
/** Without a clock: the spoken debrief takes about 20 s, and above this an answer is awaited. */
const closesAtOnceMs = 45_000;

/**
 * The next state and what the examiner says. Never throws for any event or text; after the end it stays silent. With
 * the `time` that is left the close is as long as that. What was judged of it is told apart, for the record.
 */
export function step(
  stored: ExamState,
  event: JudgedEvent,
  shipped: Content,
  time?: TimeLeft,
): { state: ExamState; reply: ExaminerReply; verdicts: Verdict[] } {
  const content = contentFor(stored, shipped);
  const state = takeOver(stored, content);
  const isConnected = event.type === 'started' || event.type === 'resumed';
  const timed = time ? { ...state, time } : state;
  const connected = isConnected
    ? {
        ...timed,
        hasBooks: event.hasBooks === true,
        hasTable: event.hasTable === true,
        enlarges: event.enlarges === true,
        saysOnlyKnown: event.saysOnlyKnown === true,
      }
    : timed;
  const turn = isConnected
    ? react(connected, event, content)
    : inTime(react(connected, event, content), timed, content);
  const text = joinSayings(turn.say);
  const exhibit = exhibitAtHand(turn.state, content)?.id ?? null;
  return {
    state: text ? { ...turn.state, lastLine: text } : turn.state,
    reply: {
      text,
      bias: biasWords(turn.state, content),
      endsExam: turn.state.phase === 'ended',
      exhibit,
      ...(exhibit !== null && turn.state.enlarged === exhibit && { isEnlarged: true as const }),
      ...(isLookingUp(turn.state) ? { opensBooks: true as const } : {}),
    },
    verdicts: givenSince(state, turn.state),
  };
}

/** The verdicts that an event brought, whichever answers they are on. */
function givenSince(before: ExamState, after: ExamState): Verdict[] {
  const { beforeLastAnswer } = before;
  // An answer that goes on takes the exam back there.
  const known = new Set([...verdictsOf(before), ...(beforeLastAnswer ? verdictsOf(beforeLastAnswer) : [])]);
  return verdictsOf(after).filter((verdict) => !known.has(verdict));
}

function verdictsOf({
  asked,
  waiting = [],
  current,
}: Pick<ExamState, 'asked' | 'waiting' | 'current'>): Verdict[] {
  return [...asked, ...waiting, ...(current ? [current] : [])].flatMap(({ verdicts }) => verdicts);
}

/** What could not be said and answered before the closing words are due gives way to them. */
function inTime(turn: Turn, { time }: ExamState, content: Content): Turn {
  const state = time ? { ...turn.state, time } : turn.state;
  if (state.phase !== 'running' || !turn.say.some(Boolean)) return turn;
  return hasTimeToSay(state, turn.say, content) ? turn : closeInTime(state, content);
}

function react(state: ExamState, event: JudgedEvent, content: Content): Turn {
  const silence: Turn = { state, say: [] };
  if (state.phase === 'ended') return silence;
  if (state.phase === 'not-started') {
    return event.type === 'silent' || event.type === 'unclear' ? silence : openExam(state, content);
  }
  switch (event.type) {
    case 'started':
    case 'repeat-requested':
      return { state, say: sayAgain(state, content) };
    case 'resumed': {
      const turn = sayThenRepeat(state, lines.resumed);
      if (!isLookingUp(state)) return turn;
      const books = sayOne(turn.state, lines.openBooks);
      return { ...books, say: [...turn.say, ...books.say] };
    }
    case 'look-up-requested':
      return requestLookUp(state, content);
    case 'looked-up':
      return closeBooks(state, event, content);
    case 'books-missing':
      return missBooks(state);
    case 'table-missing':
      return missTable(state, content);
    case 'pilot-said':
      // Whose hands ask has the question before his eyes.
      if (!event.typed && isUnheard(state, event) && asksToLookUp(state, event.text, content))
        return sayThenRepeat(state, lines.questionFirst);
      return hearPilot(state, event, content);
    case 'unclear':
      return isLookingUp(state) ? silence : askToSpeakUp(state);
    case 'silent': {
      if (isLookingUp(state) || state.progress.soothed || event.silentMs < silenceWorthAWord) return silence;
      const turn = sayOne(state, lines.takeYourTime);
      return { ...turn, state: { ...turn.state, progress: { ...turn.state.progress, soothed: true } } };
    }
    case 'time-nearly-up':
      if (!state.time && event.remainingMs > closesAtOnceMs && !state.isClosing)
        return { state: { ...state, isClosing: true }, say: [] };
      return closeInTime(state, content);
  }
}
