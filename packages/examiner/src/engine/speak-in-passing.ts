import type { Content } from '#content/content.ts';
import { isOfferTaken } from './answer.ts';
import { answerInPassing } from './answer-clarification.ts';
import { askedBeside } from './asked-beside.ts';
import type { ExamState } from './exam-state.ts';
import { guessesRight } from './guesses-right.ts';
import { insistsOnReply } from './insists-on-reply.ts';
import { isWish, type Judged } from './judge-answer.ts';
import { lines } from './lines.ts';
import { askingPart, type OwnQuestion, offers } from './own-question.ts';
import { inWordsOf } from './persona-lines.ts';
import { sayOne, type Turn } from './say.ts';
import { type Seen, seeToExhibit } from './see-to-exhibit.ts';
import { sentencesOf } from './sentences.ts';
import type { Understood } from './understand.ts';
import { type PilotSaid, standingVerdict } from './verdict.ts';
import { tellWhereHeStands } from './where-he-stands.ts';

/**
 * "… How did I do on that one?", "… is that by day?", "… does that cover it?" and "… do you fly?" after an answer are not passed
 * over in silence, nor is "… sorry, I'm shaking." The coach's word on the answer is itself the reply to how he did.
 */
export function speakInPassing(
  kept: ExamState,
  answer: Judged,
  said: PilotSaid,
  understood: Understood,
  content: Content,
): Turn | null {
  // What he has answered is put away, and need not be read.
  const seen = answer.verdict.satisfactory ? null : seeToExhibit(kept, said.text, content, true);
  const spoken = replyBeside(seen?.state ?? kept, answer, said, understood, content);
  const both = spoken && seen ? { ...spoken, say: [...seen.say, ...spoken.say] } : (spoken ?? seen);
  if (!insistsOnReply(said.text)) return both;
  const reply = both ?? answerInPassing(kept, askingPart(said.text), 'subject', content);
  const sorry = sayOne(reply.state, lines.passedOver);
  return { state: sorry.state, say: [...sorry.say, ...reply.say] };
}

/** The same where nothing of it was an answer: he has the floor. */
export function seenAndAsked(
  seen: Seen,
  { text }: PilotSaid,
  understood: Understood,
  content: Content,
): Turn {
  const { asks } = understood;
  if (seen.isReply || (asks?.kind !== 'subject' && asks?.kind !== 'case')) return seen;
  const reply = answerInPassing(seen.state, asks.text, askedBeside(text, understood), content);
  return { state: reply.state, say: [...seen.say, ...reply.say] };
}

function replyBeside(
  kept: ExamState,
  answer: Judged,
  { text }: PilotSaid,
  understood: Understood,
  content: Content,
): Turn | null {
  const { acts, endsInAnswer, asks } = understood;
  const standing = tellWhereHeStands(kept, text);
  if (standing) return standing;
  const isCoach = kept.options.choice.manner === 'coach';
  // On a checkride a right guess is met as a wrong one is.
  const asksAtEnd = isCoach && guessesRight(text, answer.verdict) ? 'verdict' : askedBeside(text, understood);
  if (
    !isCoach &&
    (acts.includes('wants-verdict') || (asksAtEnd === 'verdict' && !acts.includes('asks-fact')))
  )
    return sayOne(kept, lines.noVerdict);
  if (offers(asksAtEnd)) return isOfferTaken(kept, answer.verdict) ? null : sayOne(kept, lines.offerDeclined);
  if (asksAtEnd === 'more') return sayOne(kept, lines.leftToYou);
  const asksForMore = asksAtEnd !== null && asksAtEnd !== 'verdict';
  if ((endsInAnswer && !asksForMore) || isWish(answer, acts)) return null;
  // Of all that was asked nothing is open.
  if (acts.includes('repeat') || acts.includes('rephrase')) return sayOne(kept, lines.settled);
  if (acts.includes('small-talk') && sentencesOf(text).at(-1)!.endsWith('?'))
    return sayOne(kept, lines.afterward);
  if (acts.includes('hint')) return isCoach ? null : sayOne(kept, lines.wantsAnswer);
  if (insistsOnReply(text)) return answerInPassing(kept, asks?.text ?? askingPart(text), 'subject', content);
  if (asksAtEnd === 'course') return sayOne(kept, lines.course);
  if (asksAtEnd === 'leave') return sayOne(kept, lines.youMay);
  if (acts.includes('asks-fact') || asksForMore)
    return answerInPassing(kept, asks?.text ?? askingPart(text), asksAtEnd, content);
  return acts.includes('nervous') && asksAtEnd === null ? sayOne(kept, lines.nervousBeside) : null;
}

/** "… Is that what you were after?": where the coach asks further it was not all of it, and he says so. */
export function sayWhetherEnough(turn: Turn, { asked }: ExamState, asks: OwnQuestion | null): Turn {
  const { state } = turn;
  const verdict = state.asked.length === asked.length && state.current && standingVerdict(state.current);
  const isOpen = verdict && !verdict.satisfactory && state.options.choice.manner === 'coach';
  if (!isOpen || asks !== 'verdict') return turn;
  const said = sayOne(state, lines.notYet);
  return { state: said.state, say: [...said.say, ...withoutLead(turn)] };
}

/** After such a word there is no "Got it.", and "Let's stay with that." would be his own question. */
export function withoutLead({ state, say }: Turn): string[] {
  const { persona } = state.options.choice;
  const of = (...kinds: (readonly string[])[]) =>
    kinds.flatMap((options) => [...inWordsOf<string>(persona, options)]);
  const leads = of(lines.nudgeLeads, lines.acknowledgements);
  const links = of(lines.deeper);
  return say.filter((line, index) => !(index === 0 && leads.includes(line)) && !links.includes(line));
}
