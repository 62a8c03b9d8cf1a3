import type { Act, SaidPart } from '@rightseat/contract';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import type { Intent } from './intent-phrases.ts';
import { isOwnQuestion } from './own-question.ts';
import { recogniseIntents } from './recognise-intent.ts';
import { saysDone } from './says-done.ts';
import { asksWhereHeStands } from './where-he-stands.ts';

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
  // "I don't know" is an answer, however small the talk around it.
  if (isDontKnow(text) && !read?.some(({ act }) => endsQuestion.includes(act)))
    return { answer: text, acts: [], shortReply: null };
  if (read) return { ...takeApart(read), shortReply: null };
  const asides = intents.flatMap((intent) => actOfAside[intent] ?? []);
  return { answer: text, acts: asides.slice(0, 1), shortReply: null };
}

/** Acts after which the question is not at hand any more. */
const endsQuestion: readonly Act[] = ['stop', 'skip', 'later'];

/** Fewer words after a wish are a remainder of it. */
const FEWEST_OF_ANSWER = 3;
const isLongEnough = (text: string) => text.split(/\s+/).length >= FEWEST_OF_ANSWER;

/** What is ended when he wants to end it. */
const endsSomething =
  /\b(?:stop|end(?! of\b)|quit|cancel|finish\w*|done|enough|exam|oral|test|session|check ?ride|today|break|bye)\b/i;

/** "What do you mean?", "Say that again?" */
const asksForWords =
  /\b(?:repeat|again|once more|rephrase|reword|question|mean|asking|clarify|(?:say|read) (?:that|it|them)|other words|come back)\b/i;

/** "Sorry, let me look at it again.", "Let me find it.": he would hear nothing, and have a moment. */
const wantsToLook = /\blet me (?:look|find|think|see|read|check|start|try|do|have)\b/i;

/** "So not today, come tomorrow." and "End of the month." end nothing: of 51 labelled wishes to end the exam each has one of these words. */
const wantsOut =
  /\b(?:stop\w*|end(?!\w* of\b)\w*|quit\w*|cancel\w*|finish\w*|done|enough|exam|oral|test|session|check ?ride|break|bye|leav\w+|home|call it|(?:have|need|got|ought) to (?:go|run|head)|another (?:day|time)|hang up|wrap|close|terminate|abort|give up|pack|over|out|off|shut|feel|rather not|no more|can't do|don't want|do this|continue|resume|go on|carry on|pick \w+ up|come back|reschedul\w+|postpone\w*|gotta|adjourn|halt|discontinu\w+|for (?:today|tonight|the day))\b/i;

/** Acts that a question of his own is taken for, and what words it has where it is one of them: "Can you help me there?" */
const takenForOurs: Partial<Record<Act, RegExp>> = {
  rephrase: asksForWords,
  repeat: asksForWords,
  hint: /\b(?:hint|clue|help|give|remind|start me|answer)\b/i,
  skip: /\b(?:skip|pass|next|another|move on)\b/i,
  later: /\b(?:later|back|return|next|another|leave|park)\b/i,
};

/** "… Do you want the part about grounding it too?": a question of his own after an answer is no wish to hear ours once more. */
function asksBeside(read: readonly SaidPart[]): boolean {
  const last = read.at(-1);
  const words = last && takenForOurs[last.act];
  if (read.at(-2)?.act !== 'answer' || !last || !words) return false;
  return (isOwnQuestion(last.text) || asksWhereHeStands(last.text)) && !words.test(last.text);
}

/** "Let me go on: I'd do it step by step." asks for the floor; of 260 wishes to leave a question, for now or for good, 241 are in these words. */
const leavesInWords =
  /\b(?:skip|pass|past|next|another|mov(?:e|ing) (?:on|along|forward)|let's (?:just )?go on|(?:this|that|other|new|different|following) (?:one|question|topic)|something (?:else|different)|anything else|later|back|return\w*|revisit|park|at the end|for (?:the end|last|now))\b/i;

/** "That'll do it for this one, I think we can stop.": it is the answer that is at its end. */
const endsThisOne =
  /\b(?:(?:it|all|do|enough|everything|done|finished|through|stop|end)(?: it| here| there)? (?:for|on|with|about)|stop|end|finish) (?:this|that) (?:one|question|answer|topic)\b/i;
const endsMore =
  /\b(?:exam|oral|test|session|check ?ride|today|tonight|break|bye|home|then|after\w*|(?:have|need|got|ought|want) to (?:go|run|head|leave)|gotta)\b/i;

/** "Could I go back to the oxygen one?" names another question than the one at hand; "back to this one" is for later. */
const namesEarlier = /\b(?:go|going|get|come|coming) back to (?:the|my|your|what)\b(?! (?:end|question)\b)/i;

const isAnswer = (part: SaidPart | undefined) => part?.act === 'answer';

/** Whether an answer follows that is more than the remainder of a wish, or its reason: "I don't know that." */
function goesOn(read: readonly SaidPart[], index: number): boolean {
  return read
    .slice(index + 1)
    .some((part) => isAnswer(part) && isLongEnough(part.text) && !isDontKnow(part.text));
}

/**
 * "Not at all. Get out of it. It isn't certified.": who goes on to answer has asked to end or to leave nothing, but in so many words;
 * nor has who says after his answer that he is done with it.
 */
export function asMeant(read: readonly SaidPart[]): SaidPart[] {
  const isBeside = asksBeside(read);
  return read.map((part, index) => {
    const comesAfter = isAnswer(read[index - 1]);
    const isAmidst = comesAfter && isAnswer(read[index + 1]);
    const isDone = comesAfter && saysDone(part.text);
    const isOfThis = comesAfter && endsThisOne.test(part.text) && !endsMore.test(part.text);
    const isNoStop =
      part.act === 'stop' &&
      (isDone || isOfThis || !wantsOut.test(part.text) || (isAmidst && !endsSomething.test(part.text)));
    const leaves = part.act === 'skip' || part.act === 'later';
    const isNoLeaving = leaves && !leavesInWords.test(part.text) && goesOn(read, index);
    // "… That's my answer, then." insists on nothing said before.
    const isEnd = part.act === 'already-answered' && isDone;
    const isAside = isBeside && index === read.length - 1;
    if (part.act === 'later' && comesAfter && namesEarlier.test(part.text))
      return { ...part, act: 'corrects-earlier' };
    if ((part.act === 'repeat' || part.act === 'hint') && wantsToLook.test(part.text))
      return { ...part, act: 'wait' };
    return isNoStop || isNoLeaving || isEnd || isAside ? { ...part, act: 'answer' } : part;
  });
}

function takeApart(taken: readonly SaidPart[]): Pick<Understood, 'answer' | 'acts' | 'endsInAnswer'> {
  const read = asMeant(taken);
  const last = read.at(-1);
  const endsInAnswer = last?.act === 'answer' && isLongEnough(last.text);
  const answer = read.filter(({ act }) => act === 'answer').map(({ text }) => text);
  const acts = read.map(({ act }) => act).filter((act) => act !== 'answer');
  return { answer: answer.join(' '), acts: [...new Set(acts)], ...(endsInAnswer && { endsInAnswer }) };
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
