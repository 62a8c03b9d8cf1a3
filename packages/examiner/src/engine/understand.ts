import type { Act, AskKind, SaidPart } from '@rightseat/contract';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import type { Intent } from './intent-phrases.ts';
import { recogniseIntents } from './recognise-intent.ts';

/** Short words that mean something only after what the examiner has just asked. */
export type ShortReply = 'yes' | 'no' | 'done' | 'ready';

/** What was said, taken apart: only `answer` may ever be graded. */
export interface Understood {
  answer: string;
  /** What else was in it, in the order said. */
  acts: Act[];
  /** All of it was a short reply. */
  shortReply: ShortReply | null;
  /** What he said last is an answer: "Is the beacon out? Then I can't go at night." */
  endsInAnswer?: true;
  /** What the reader took for a question to the examiner, the last one, and what it is after. */
  asks?: { kind: AskKind; text: string };
}

/** Acts that an answer after them has overtaken: he asked himself, wanted a second, or was nervous, and then spoke. */
const overtaken: readonly Act[] = [
  'asks-fact',
  'rephrase',
  'repeat',
  'hint',
  'wait',
  'wants-verdict',
  'nervous',
  'small-talk',
  'argues',
  'already-answered',
  'trouble',
];

/** Whether of all that was said the answer is what he waits to have heard. */
export function isMainlyAnswer({ acts, endsInAnswer }: Understood): boolean {
  return acts.length === 0 || (endsInAnswer === true && acts.every((act) => overtaken.includes(act)));
}

/**
 * Rules where they are surest: an utterance that consists of a known request, word for word. Everything else is taken
 * apart by the model's reading; without one, by the rules that look within.
 */
export function understand(text: string, read: readonly SaidPart[] | undefined): Understood {
  const intents = recogniseIntents(text);
  const shortReply = intents.find(isShortReply) ?? null;
  if (shortReply) return { answer: text, acts: [], shortReply };
  const request = intents.flatMap((intent) => actOfRequest[intent] ?? [])[0];
  const readAct = read?.find(({ act }) => act !== 'answer')?.act;
  // "Do you mean at night?": which of the two he wants, the words around it do not tell.
  if (request === 'rephrase' && readAct === 'asks-fact')
    return { answer: '', acts: [readAct], shortReply: null };
  if (request) return { answer: '', acts: [request], shortReply: null };
  // "I don't know" is an answer, however small the talk around it; "not sure if you want both" beside one is none, nor is a wish.
  const own = answersIn(read);
  const wishes = own ? [...endsQuestion, ...wantedWithIt] : endsQuestion;
  if (isDontKnow(own || text) && !read?.some(({ act }) => wishes.includes(act)))
    return { answer: text, acts: [], shortReply: null };
  if (read) return { ...takeApart(read), shortReply: null };
  const asides = intents.flatMap((intent) => actOfAside[intent] ?? []);
  return { answer: text, acts: asides.slice(0, 1), shortReply: null };
}

/** Acts after which the question is not at hand any more. */
const endsQuestion: readonly Act[] = ['stop', 'skip', 'later'];

/** What he wants because of it: "Not sure. Can I get a hint?" */
const wantedWithIt: readonly Act[] = ['hint', 'repeat', 'wait'];

/** Fewer words after a wish are a remainder of it. */
const FEWEST_OF_ANSWER = 3;
const isLongEnough = (text: string) => text.split(/\s+/).length >= FEWEST_OF_ANSWER;

const isAnswer = (part: SaidPart | undefined) => part?.act === 'answer';

function answersIn(read: readonly SaidPart[] = []): string {
  const parts = read.filter(isAnswer).map(({ text }) => text);
  return parts.join(' ');
}

function takeApart(read: readonly SaidPart[]): Pick<Understood, 'answer' | 'acts' | 'endsInAnswer' | 'asks'> {
  const last = read.at(-1);
  const endsInAnswer = last?.act === 'answer' && isLongEnough(last.text);
  const acts = read.map(({ act }) => act).filter((act) => act !== 'answer');
  const question = read.findLast(({ asks }) => asks !== undefined);
  return {
    answer: answersIn(read),
    acts: [...new Set(acts)],
    ...(endsInAnswer && { endsInAnswer }),
    ...(question?.asks && { asks: { kind: question.asks, text: question.text } }),
  };
}

function isShortReply(intent: Intent): intent is ShortReply {
  return intent === 'yes' || intent === 'no' || intent === 'done' || intent === 'ready';
}

/** Intents whose rules take the whole utterance. */
const actOfRequest: Partial<Record<Intent, Act>> = {
  stop: 'stop',
  repeat: 'repeat',
  clarify: 'rephrase',
  wait: 'wait',
  skip: 'skip',
  greeting: 'small-talk',
  identity: 'small-talk',
  hearing: 'trouble',
};

/** Intents that rules find within an utterance, which may be an answer as well. */
const actOfAside: Partial<Record<Intent, Act>> = {
  abuse: 'abuse',
  orders: 'orders',
  'wants-answer': 'hint',
  'wants-verdict': 'wants-verdict',
  argues: 'argues',
};
