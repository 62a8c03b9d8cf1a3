import { askName } from '#content/ask-name.ts';
import type { Content } from '#content/content.ts';
import { randomAt } from '#random.ts';
import { tellFlight } from '#scenario/speak-flight.ts';
import { closeExam, closeInTime } from './close-exam.ts';
import type { AskedQuestion, ExamState, Outcome } from './exam-state.ts';
import { canShow, layOut } from './exhibit-at-hand.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { firstRound, questionBudget } from './plan-exam.ts';
import { pick, type Turn } from './say.ts';
import { standingVerdict } from './verdict.ts';
import { hasTimeToAsk } from './wrap-up.ts';

/** A demo shows the climb twice and spends the rest on other areas. */
const mostDemoFollowUps = 2;

/** Files the question at hand under its outcome and asks the next, with a word on the way to it, or ends the exam. */
export function moveOn(
  state: ExamState,
  outcome: Outcome,
  content: Content,
  words: readonly string[] | null = lines.acknowledgements,
): Turn {
  const { current } = state;
  const filed: ExamState = current
    ? { ...state, current: null, asked: [...state.asked, { ...current, outcome }] }
    : state;
  const next = filed.isClosing ? null : nextQuestion(filed, current, outcome, content);
  if (!next) return closeExam(filed, content);
  const acknowledged = words ? pick(filed, words) : { state: filed, line: '' };
  // Who asked to go on was told already that we do.
  const needed = neededLinks(filed, next, content);
  const isLinked = needed || next.wasPutOff || (words !== lines.skipped && isLinkDrawn(acknowledged.state));
  const linked = isLinked
    ? pick(acknowledged.state, needed ?? linksTo(next))
    : { state: acknowledged.state, line: '' };
  const asked = ask(linked.state, next, content);
  const say = [acknowledged.line, linked.line, ...asked.say];
  // From the exam before it: what was not asked is not on the record.
  return hasTimeToAsk(filed, say, content) ? { state: asked.state, say } : closeInTime(filed, content);
}

/** Asks the first question of the plan. */
export function askFirst(state: ExamState, content: Content): Turn {
  // Nobody is warm yet, and on some lines nothing can be shown with the greeting.
  const next = nextPlanned({ ...state, hasTable: false }, content) ?? nextPlanned(state, content);
  return next ? ask(state, next, content) : closeExam(state, content);
}

/** A link before every question would sound like a form; before about half it sounds like a person. */
const LINK_SHARE = 1 / 2;
/** Apart from the draws of `pick`, which begin at 1,000. */
const FIRST_LINK_DRAW = 700_000;

function isLinkDrawn({ options, draws }: ExamState): boolean {
  return randomAt(options.seed, FIRST_LINK_DRAW + draws) < LINK_SHARE;
}

type Next = Pick<AskedQuestion, 'questionId' | 'followUp'> & Partial<AskedQuestion>;

function linksTo(next: Next): readonly string[] {
  if (next.wasPutOff) return lines.comeBack;
  return next.followUp === null ? lines.nextQuestion : lines.deeper;
}

/** `pa.i.b-night-currency` → `pa.i.b`. */
export const taskOf = (questionId: string) => questionId.split('-')[0]!;

/** Where he could take one case for another, a word is due; null elsewhere. */
function neededLinks(state: ExamState, next: Next, content: Content): readonly string[] | null {
  if (next.followUp !== null || next.wasPutOff) return null;
  const { kind, choice } = state.options;
  const round = firstRound(state.options, state.plan.length);
  const isSecond = state.planned <= round && state.plan.indexOf(next.questionId) >= round;
  if (isSecond && kind !== 'demo' && !choice.codes) return lines.secondRound;
  const isOfFlight = isOfFlightIn(content);
  const last = state.asked.at(-1);
  const wasOfFlight = last !== undefined && isOfFlight(last);
  if (wasOfFlight === isOfFlight(next)) return null;
  if (!wasOfFlight) return state.asked.some(isOfFlight) ? lines.backToFlight : null;
  const ahead = state.plan.slice(state.planned, state.planned < round ? round : undefined);
  const comesBack = ahead.some((id) => isOfFlight({ questionId: id }) && canShow(state, id, content));
  return comesBack ? lines.besideFlight : lines.afterFlight;
}

function ask(state: ExamState, next: Next, content: Content): Turn {
  const spoken = findAskable(next, content)?.askable.ask ?? '';
  const isPlanned = next.followUp === null && !next.wasPutOff;
  const planned = isPlanned ? state.plan.indexOf(next.questionId) + 1 : state.planned;
  return {
    state: {
      ...state,
      planned,
      ...(state.waiting && { waiting: state.waiting.filter((waiting) => waiting !== next) }),
      current: { ...next, parts: next.parts ?? [], verdicts: next.verdicts ?? [], outcome: null },
      progress: {
        expecting: { for: 'answer' },
        spoken,
        // What he was steered to before he put it off he is not steered to again.
        probes: next.nudged?.length ?? 0,
        readBacks: [],
        soothed: false,
        deflections: 0,
      },
      unclear: 0,
    },
    say: [...tellFlightOnce(state, next, content), ...layOut(state, next, content), spoken],
  };
}

/** The flight is told before the first question about it, when it is needed, and not before. */
function tellFlightOnce(
  { scenario, asked, waiting = [] }: ExamState,
  next: Next,
  content: Content,
): string[] {
  const isOfFlight = isOfFlightIn(content);
  return scenario && isOfFlight(next) && ![...asked, ...waiting].some(isOfFlight) ? tellFlight(scenario) : [];
}

/** What no other exam may draw is of this one's flight, and what is asked of it in words of its own. */
function isOfFlightIn(content: Content) {
  return ({ questionId }: Pick<AskedQuestion, 'questionId'>) => {
    const written = content.questions.find(({ id }) => id === questionId);
    return written === undefined || written !== content.questionById(questionId);
  };
}

function nextQuestion(
  state: ExamState,
  last: AskedQuestion | null,
  outcome: Outcome,
  content: Content,
): Next | null {
  const waiting = state.waiting?.find(({ questionId }) => canShow(state, questionId, content));
  const left = budgetLeft(state);
  if (waiting && state.progress.comesBack) return waiting;
  if (waiting && last && left <= (state.waiting?.length ?? 0) + COME_BACK_BEFORE_END) return waiting;
  if (left <= 0) return waiting ?? null;
  const followUp = last && outcome === 'held' ? nextFollowUp(state, last, content) : null;
  return followUp ?? nextPlanned(state, content) ?? waiting ?? null;
}

/** What was put off is asked near the end, while there is still time for it. In questions. */
const COME_BACK_BEFORE_END = 2;

/** One level up, while answers hold and time for the other areas remains. */
function nextFollowUp(state: ExamState, last: AskedQuestion, content: Content) {
  const covered = standingVerdict(last)?.covers ?? [];
  let followUp = last.followUp === null ? 0 : last.followUp + 1;
  // What he has said already nobody asks him.
  while (covered.includes(followUp) || wasAskedAlike(state, { ...last, followUp }, content)) followUp++;
  const next = { questionId: last.questionId, followUp };
  if (!findAskable(next, content)) return null;
  if (state.options.kind === 'demo') {
    const climbed = state.asked.filter((asked) => asked.followUp !== null).length;
    return next.followUp === 0 && climbed < mostDemoFollowUps ? next : null;
  }
  const stillPlanned = Math.max(0, firstRound(state.options, state.plan.length) - state.planned);
  // Every main question still to come may first have as many levels as this one already had.
  return budgetLeft(state) - stillPlanned > next.followUp * (stillPlanned + 1) ? next : null;
}

function nextPlanned(state: ExamState, content: Content) {
  const questionId = state.plan
    .slice(state.planned)
    .find(
      (id) =>
        content.questionById(id) &&
        canShow(state, id, content) &&
        (state.options.choice.codes || !wasAskedAlike(state, { questionId: id, followUp: null }, content)),
    );
  return questionId ? { questionId, followUp: null } : null;
}

/** Whether another question of this exam wanted to hear the same: to be asked anew what one has just said is not to be heard. */
function wasAskedAlike(
  { asked }: ExamState,
  { questionId, followUp }: Pick<AskedQuestion, 'questionId' | 'followUp'>,
  content: Content,
): boolean {
  const alike = content.alikeTo(askName(questionId, followUp));
  return alike.length > 0 && asked.some((other) => alike.includes(askName(other.questionId, other.followUp)));
}

function budgetLeft(state: ExamState): number {
  return questionBudget(state.options) - state.asked.length;
}
