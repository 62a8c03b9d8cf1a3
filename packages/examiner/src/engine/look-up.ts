import type { Content } from '#content/content.ts';
import { readable } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import { judgeLookUp } from '#references/judge-look-up.ts';
import { listSections } from '#references/list-sections.ts';
import { recogniseLookUp } from '#references/recognise-look-up.ts';
import type { ExamEvent } from '../exam.ts';
import type { ExamState, Expecting } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { sayOne, type Turn } from './say.ts';

/** Hands over the books. From here the examiner waits in silence, as long as it takes. */
export function openBooks(state: ExamState): Turn {
  const { expecting } = state.progress;
  const nudgedFor = expecting.for === 'more' ? expecting.nudgedFor : undefined;
  return sayExpecting(state, lines.openBooks, { for: 'look-up', ...(nudgedFor && { nudgedFor }) });
}

/** He cut in before the later half of the question: nobody looks up what he was not asked. */
export function isUnheard(
  { progress }: ExamState,
  { unsaid = '' }: { unsaid?: string | undefined },
): boolean {
  const question = progress.spoken.trim();
  return question !== '' && unsaid.includes(question.slice(question.length / 2));
}

/** By voice or typed: the words alone, and nothing of an answer is looked for. */
export function asksToLookUp({ current }: ExamState, text: string, content: Content): boolean {
  const asked = current && findAskable(current, content);
  return !!asked && recogniseLookUp(readable(text), asked.askable.references) !== null;
}

/** The button. Until something was found, and never for what must be known by heart. */
export function requestLookUp(state: ExamState, content: Content): Turn {
  const { current, progress } = state;
  const asked = current && findAskable(current, content);
  if (!asked || isLookingUp(state)) return { state, say: [] };
  // A number is being settled: it is said first.
  if ('pointId' in progress.expecting) return { state, say: [progress.spoken] };
  if (asked.question.mustKnow) return sayOne(state, lines.fromMemory);
  if (current.lookUp?.reference) return sayOne(state, lines.hadTheBooks);
  if (!state.hasBooks) return sayExpecting(state, lines.whichDocument, { for: 'document' });
  return openBooks(state);
}

/** What the pilot held out, which may be nothing. The look-up is judged here; what he says of it, as any answer. */
export function closeBooks(
  state: ExamState,
  event: Extract<ExamEvent, { type: 'looked-up' }>,
  content: Content,
): Turn {
  const asked = state.current && findAskable(state.current, content);
  if (!state.current || !asked || !isLookingUp(state)) return { state, say: [] };
  const held =
    event.reference !== null && listSections(content).has(event.reference) ? event.reference : null;
  const lookUp = judgeLookUp(held, asked.askable.references);
  const judged: ExamState = { ...state, current: { ...state.current, lookUp } };
  if (event.isSpeaking) return { state: expecting(judged, { for: 'found', isAsked: false }), say: [] };
  return held === null ? askWithoutBooks(judged) : askWhatWasFound(judged);
}

export function askWhatWasFound(state: ExamState): Turn {
  return sayExpecting(state, lines.whatFound, { for: 'found', isAsked: true });
}

/** The pilot's end has no books to open: he says where he would look. */
export function missBooks(state: ExamState): Turn {
  if (!isLookingUp(state)) return { state, say: [] };
  return sayExpecting({ ...state, hasBooks: false }, lines.whichDocument, { for: 'document' });
}

/** Words over the open books that are no answer: thinking aloud, unless he gives up. */
export function overhearLookUp(state: ExamState, text: string): Turn {
  if (!state.current) return { state, say: [] };
  if (wantsNone.test(text)) return askWithoutBooks(state);
  if (!isDontKnow(text)) return { state, say: [] };
  return askWithoutBooks({ ...state, current: { ...state.current, lookUp: judgeLookUp(null, []) } });
}

/** He meant no books: what he says of it is no talk with himself, and none were looked into. */
const wantsNone =
  /\b(?:no books?|(?:don't|do not|didn't|did not) (?:want|need|mean|ask for) (?:the |any |to look)?(?:books?|(?:it|that) up)|close (?:the books?|them|it)|(?:put|take) (?:the books?|them) (?:away|back))\b/i;

export function isLookingUp({ phase, progress }: ExamState): boolean {
  return phase === 'running' && progress.expecting.for === 'look-up';
}

function askWithoutBooks(state: ExamState): Turn {
  return sayExpecting(state, lines.foundNothing, { for: 'found', isAsked: true });
}

function sayExpecting(state: ExamState, options: readonly string[], next: Expecting): Turn {
  const turn = sayOne(state, options);
  return { ...turn, state: expecting(turn.state, next) };
}

function expecting(state: ExamState, next: Expecting): ExamState {
  return { ...state, progress: { ...state.progress, expecting: next } };
}
