import type { Content } from '#content/content.ts';
import type { ShownExhibit } from '#content/exhibit.ts';
import { moveOn } from './ask.ts';
import type { ExamState } from './exam-state.ts';
import { exhibitAtHand } from './exhibit-at-hand.ts';
import { findLines } from './exhibit-lines.ts';
import { askToRead } from './exhibit-wish.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { sayOne, type Turn } from './say.ts';
import { isHeard, standingVerdict } from './verdict.ts';

/** The pilot's end could not show it: he is not asked about what he cannot see, now or later. */
export function missTable(state: ExamState, content: Content): Turn {
  if (!exhibitAtHand(state, content)) return { state: { ...state, hasTable: false }, say: [] };
  const said = sayOne({ ...state, hasTable: false }, lines.noTable);
  const next = moveOn(said.state, 'cut-off', content, null);
  return { state: next.state, say: [...said.say, ...next.say] };
}

const READ_IT =
  /\bread (?:it|that|this|them|the \w+)(?: \w+){0,2} (?:to|for) me\b|\bread (?:it|that|this|them) (?:out|aloud)\b|\b(?:can'?t|cannot|can not) see (?:it|that|this|anything|the (?:chart|page|picture|screen|table|text|drawing|exhibit))(?: at all| here| on (?:my|the) screen)?[.!?]*$/i;
/** Longer than this it is an answer that happens to hold such words. */
const MOST_WORDS = 12;
/** "Can you read it out? I'm on my phone and can't see that.": asked for in so many words, whatever he says beside it. */
const MOST_WORDS_ASKING = 25;

/**
 * Who would rather hear what lies in front of him has it read, where that can be done; a drawing that he cannot see is left. Null
 * for anything else, a line of it among that.
 */
export function readOut(state: ExamState, text: string, content: Content): Turn | null {
  const exhibit = exhibitAtHand(state, content);
  if (!exhibit || !wantsReading(text, exhibit)) return null;
  if (exhibit.spoken) {
    const read = { ...state, progress: { ...state.progress, isRead: true as const } };
    return { state: read, say: sayAgain(read, content) };
  }
  const said = sayOne(state, lines.notReadable);
  const next = moveOn(said.state, 'cut-off', content, null);
  return { state: next.state, say: [...said.say, ...next.say] };
}

/**
 * The question as asked, without the nudge after it where that was answered; who had the exhibit read to him does not see it, and
 * hears that again too.
 */
export function sayAgain(state: ExamState, content: Content): string[] {
  const { isRead } = state.progress;
  return [(isRead && exhibitAtHand(state, content)?.spoken) || '', stillAsked(state, content)];
}

function stillAsked({ current, progress: { spoken } }: ExamState, content: Content): string {
  const asked = current && findAskable(current, content);
  const answered = asked?.askable.keyPoints.find(
    ({ id, nudge }) => nudge && spoken.endsWith(` ${nudge}`) && isHeard(standingVerdict(current!), id),
  );
  return answered ? spoken.slice(0, -answered.nudge!.length - 1) : spoken;
}

function wantsReading(text: string, exhibit: ShownExhibit): boolean {
  const words = text.split(/\s+/).length;
  if (words <= MOST_WORDS && READ_IT.test(text) && (!exhibit.spoken || !findLines(exhibit, text)))
    return true;
  if (!exhibit.spoken || words > MOST_WORDS_ASKING || askToRead(text) === null) return false;
  return findLines(exhibit, text) === null;
}
