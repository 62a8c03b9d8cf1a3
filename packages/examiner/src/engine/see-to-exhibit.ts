import type { Content } from '#content/content.ts';
import type { ShownExhibit } from '#content/exhibit.ts';
import type { ExamState } from './exam-state.ts';
import { exhibitAtHand } from './exhibit-at-hand.ts';
import { findLines } from './exhibit-lines.ts';
import { askMeaning, asksToDecode, askToRead, askWhatStands, isHardToRead } from './exhibit-wish.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { holdsAnswer } from './point-values.ts';
import { pick, sayOne, type Turn } from './say.ts';

export interface Seen extends Turn {
  /** It is the reply to what he asked of it. */
  isReply: boolean;
}

/**
 * Who can't make out what lies before him gets it larger; who asks for a line of it has that read as it is printed, unless it is
 * what he is to find there, which is left to him kindly. Null for anything else.
 */
export function seeToExhibit(
  state: ExamState,
  text: string,
  content: Content,
  isBeside: boolean,
): Seen | null {
  const exhibit = exhibitAtHand(state, content);
  if (!exhibit) return null;
  const isHard = isHardToRead(text);
  const toRead = askToRead(text);
  const asked = [toRead, askWhatStands(text)].filter((one) => one !== null).join(' ');
  if (!isHard && !asked)
    return asksMeaning(text, exhibit) ? { ...sayOne(state, lines.yoursToDecode), isReply: true } : null;
  const larger = isHard || (toRead !== null && !exhibit.spoken) ? enlarge(state, exhibit) : null;
  if (larger && !asked) return { ...larger, isReply: false };
  // He complains of the print once more, and has read enough of it to answer.
  if (!asked && isBeside) return null;
  const before = larger ?? { state, say: [] };
  const wish = { text, asked, mayBeAll: isHard || toRead !== null };
  const read = readLines(before.state, exhibit, wish, content);
  return { state: read.state, say: [...before.say, ...read.say], isReply: true };
}

/** Of a word that stands there. */
function asksMeaning(text: string, { description }: ShownExhibit): boolean {
  const word = askMeaning(text)?.replace(/\W+$/, '').toLowerCase();
  return (
    word !== undefined &&
    description
      .toLowerCase()
      .split(/[^a-z\d/]+/)
      .includes(word)
  );
}

/** Once an exhibit: beyond that it is in his hands. */
function enlarge(state: ExamState, { id }: ShownExhibit): Turn | null {
  if (!state.enlarges || state.enlarged === id) return null;
  return sayOne({ ...state, enlarged: id }, lines.larger);
}

interface Wish {
  /** All that he says, and what of it asks. */
  text: string;
  asked: string;
  /** He would rather hear it than see it: what can be read aloud gives nothing away. */
  mayBeAll: boolean;
}

function readLines(
  state: ExamState,
  exhibit: ShownExhibit,
  { text, asked, mayBeAll }: Wish,
  content: Content,
): Turn {
  const all = mayBeAll && exhibit.spoken ? [exhibit.spoken] : null;
  const found = (asked && findLines(exhibit, asked)) || findLines(exhibit, text);
  const question = state.current && findAskable(state.current, content);
  const isGiven = !all && found?.some((line) => !question || holdsAnswer(line, question));
  // A line by itself is not among what was known beforehand.
  const read = state.saysOnlyKnown ? all : (found ?? all);
  if (!read || isGiven) return sayOne(state, lines.yoursToRead);
  if (!asksToDecode(text)) return { state, say: read };
  const decode = pick<string>(state, lines.yoursToDecode);
  return { state: decode.state, say: [...read, decode.line] };
}
