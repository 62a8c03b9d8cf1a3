import type { Act } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { answerClarification, findFact } from './answer-clarification.ts';
import { moveOn } from './ask.ts';
import { asksAgain, asksMeaning } from './case-question.ts';
import { askWhetherToStop } from './confirm-stop.ts';
import { correctEarlier } from './correct-earlier.ts';
import type { ExamState, Outcome } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { giveHint } from './give-hint.ts';
import { insistsOnReply } from './insists-on-reply.ts';
import { isChoice } from './is-choice.ts';
import type { Judged } from './judge-answer.ts';
import { lines } from './lines.ts';
import { lookBack } from './look-back.ts';
import { asksForFact, asksWhich } from './own-question.ts';
import { putOff } from './put-off.ts';
import { sayOne, sayThenRepeat, type Turn } from './say.ts';
import type { Understood } from './understand.ts';
import { isAnythingElse } from './understand-reply.ts';
import { standingVerdict } from './verdict.ts';
import { asksWhereHeStands, tellWhereHeStands } from './where-he-stands.ts';
import { sayAgain } from './without-sight.ts';
import { offerIn, wordsToOffer } from './words-to-offer.ts';

interface Wish {
  acts: readonly Act[];
  /** All that was said. */
  text: string;
  /** What he asks, where the reader has told it. */
  asks?: Understood['asks'];
  /** Index of the fact that a model takes for the one that he asks for. */
  assumed?: number | undefined;
  /** The exam with what of it is an answer to the question at hand; null where nothing is. */
  kept: ExamState | null;
  /** What it corrects of an earlier answer. */
  correction?: Judged | undefined;
  /** What was said before, where he says that it was. */
  saidBefore?: Judged | undefined;
}

/**
 * What is done about everything that is no answer; null where an answer stands beside it and goes first. Nothing here
 * is ever graded: an answer that was begun is kept with the question, and the pilot has the floor again.
 */
export function grantWish(state: ExamState, wish: Wish, content: Content): Turn | null {
  const act = mostBinding.find((candidate) => wish.acts.includes(candidate));
  if (!act) return null;
  const kept = wish.kept ?? state;
  // Beside an answer it is told with what follows from that.
  if (!leavesQuestion.includes(act) && asksWhereHeStands(wish.text))
    return wish.kept ? null : tellWhereHeStands(state, wish.text);
  const told = act === 'skip' || act === 'later' ? tellWhereHeStands(kept, wish.text) : null;
  const granted = grantAct(act, told?.state ?? kept, state, wish, content);
  return told && granted ? { state: granted.state, say: [...told.say, ...granted.say] } : granted;
}

function grantAct(act: Act, kept: ExamState, state: ExamState, wish: Wish, content: Content): Turn | null {
  switch (act) {
    case 'stop':
      return askWhetherToStop(kept, wish.kept !== null);
    case 'corrects-earlier':
      return correctEarlier(kept, wish.correction, false) ?? (wish.kept ? null : sayOne(state, lines.noted));
    case 'later':
      return putOff(kept, content);
    case 'skip':
      // Who has answered leaves nothing out.
      return moveOn(kept, outcomeWith(kept), content, wish.kept ? lines.acknowledgements : lines.skipped);
    case 'wait':
      return asksLouder.test(wish.text) ? seeToTrouble(kept, wish.text) : giveTime(kept);
    case 'repeat':
      // "What was that, please?" to "anything else?": that, and not the question that he has answered.
      return isAnythingElse(kept.progress.expecting) && !wish.kept && !asksAgain(wish.text)
        ? sayOne(kept, lines.probesBeside)
        : { state: kept, say: sayAgain(kept, content) };
    case 'rephrase':
      if (!wish.kept && isChoice(wish.text)) return sayOne(kept, lines.either);
      if (asksMeaning(wish.text)) return sayOne(kept, lines.assume);
      return (asksForFact(wish.text) && tellFact(kept, wish, content)) || rephraseOrRepeat(kept, content);
    case 'asks-fact':
      return wish.asks?.kind === 'more' && !wish.kept
        ? sayOne(kept, wordsToOffer(offerIn(wish.asks.text)))
        : answerClarification(kept, wish, content);
    case 'hint':
      return asksWhich(wish.text, kept.progress.spoken)
        ? answerClarification(kept, wish, content)
        : giveHint(kept, content);
    case 'trouble':
      return wish.kept ? null : seeToTrouble(kept, wish.text);
    default:
      return wish.kept ? null : talk(state, act, wish, content);
  }
}

const leavesQuestion: readonly Act[] = ['stop', 'corrects-earlier', 'later', 'skip'];

/** Of several things in one breath the one that decides what happens next. */
const mostBinding: readonly Act[] = [
  'stop',
  'corrects-earlier',
  'later',
  'skip',
  'repeat',
  'rephrase',
  'asks-fact',
  'hint',
  'trouble',
  'wait',
  'already-answered',
  'wants-verdict',
  'argues',
  'orders',
  'abuse',
  'nervous',
  'small-talk',
];

/** Nobody is held on one question for the whole exam because he would rather talk about something else. */
const mostDeflections = 3;

/** A human word, and the floor back; after a few rounds the question stays open and the exam goes on. */
function talk(state: ExamState, act: Act, { text, saidBefore }: Wish, content: Content): Turn {
  if (act === 'nervous') return sayOne(state, state.progress.soothed ? lines.nervousAgain : lines.nervous);
  if (act === 'already-answered') return lookBack(state, saidBefore, content);
  // "With what kind of airplane, the one I fly?": about what goes with the question it is no small talk.
  const fact = act === 'small-talk' && text.includes('?') ? findFact(state, text, content) : undefined;
  if (fact) return { state, say: [fact] };
  const deflections = state.progress.deflections + 1;
  const counted: ExamState = {
    ...state,
    pressure: state.pressure + (pressing.includes(act) ? 1 : 0),
    progress: { ...state.progress, deflections },
  };
  if (deflections <= mostDeflections) return sayOne(counted, wordsFor(act, text, state));
  const left = sayOne(counted, lines.leftOpen);
  const next = moveOn(left.state, 'cut-off', content, null);
  return { state: next.state, say: [...left.say, ...next.say] };
}

const pressing: readonly Act[] = ['wants-verdict', 'argues', 'orders'];

function wordsFor(act: Act, text: string, { options }: ExamState): readonly string[] {
  switch (act) {
    case 'wants-verdict':
      return options.choice.manner === 'coach' ? lines.wantsVerdictCoach : lines.wantsVerdict;
    case 'argues':
      return insistsOnReply(text) ? lines.passedOver : lines.argues;
    case 'orders':
      return lines.orders;
    case 'abuse':
      return lines.abuse;
    default:
      return /\b(?:robot|computer|real|human|machine|ai|person|name)\b/i.test(text)
        ? lines.identity
        : lines.smallTalk;
  }
}

/** The outcome of a question that he leaves of his own will: what he had said of it still counts. */
function outcomeWith({ current }: ExamState): Outcome {
  const verdict = current && standingVerdict(current);
  if (!verdict) return 'skipped';
  return verdict.satisfactory ? 'held' : 'failed';
}

/** Who asked for time is not told to take it once more when he does. */
function giveTime(state: ExamState): Turn {
  const turn = sayOne(state, lines.takeYourTime);
  return { ...turn, state: { ...turn.state, progress: { ...turn.state.progress, soothed: true } } };
}

/** "Put it another way: by day or at night?": the fact, where one goes with the question; what a word means is told by other words. */
function tellFact(state: ExamState, { text, asks }: Wish, content: Content): Turn | null {
  const fact = findFact(state, asks?.text ?? text, content);
  return fact === undefined ? null : { state, say: [fact] };
}

/** In other words where there are some. */
function rephraseOrRepeat(state: ExamState, content: Content): Turn {
  const { expecting, spoken } = state.progress;
  const nudged = state.current?.nudged;
  const asked = state.current && findAskable(state.current, content)?.askable;
  const rephrase = asked?.rephrase;
  if (expecting.for === 'answer' && rephrase && rephrase !== spoken) return { state, say: [rephrase] };
  const nudge = expecting.for === 'more' && asked?.keyPoints.find(({ id }) => id === nudged?.at(-1))?.nudge;
  if (nudge && rephrase) return { state, say: [rephrase, nudge] };
  return sayThenRepeat(state, lines.sameWords);
}

/** Whatever else it sounds like. */
const asksLouder = /\b(?:speak up|louder|turn (?:it|you|yourself) up)\b/i;

function seeToTrouble(state: ExamState, text: string): Turn {
  if (/\b(?:(?:you|me) hear|still (?:there|here|with)|anybody there|hello|test(?:ing)?|mic)\b/i.test(text))
    return sayOne(state, lines.hearing);
  if (
    /\b(?:hear|louder|loud|quiet|volume|speak up|sound|audio|voice|slow(?:er|ly)?|fast(?:er)?|cutting|breaking|garbled|choppy|echo|static)\b/i.test(
      text,
    )
  )
    return sayThenRepeat(state, lines.hardToHear);
  return sayOne(state, lines.otherTrouble);
}
