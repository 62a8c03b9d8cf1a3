import type { Content } from '#content/content.ts';
import { closeExam, closeInTime } from './close-exam.ts';
import type { AskedQuestion, ExamState, Outcome } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { firstRound, questionBudget } from './plan-exam.ts';
import { pick, type Turn } from './say.ts';
import { hasTimeToAsk } from './wrap-up.ts';

/** A demo shows the climb twice and spends the rest on other areas. */
const mostDemoFollowUps = 2;

/** Files the question at hand under its outcome and asks the next, or ends the exam. */
export function moveOn(state: ExamState, outcome: Outcome, content: Content, acknowledge = true): Turn {
  const { current } = state;
  const filed: ExamState = current
    ? { ...state, current: null, asked: [...state.asked, { ...current, outcome }] }
    : state;
  const next = filed.isClosing ? null : nextQuestion(filed, current, outcome, content);
  if (!next) return closeExam(filed, content);
  const acknowledged = acknowledge ? pick(filed, lines.acknowledgements) : { state: filed, line: '' };
  const linked = pick(acknowledged.state, next.followUp === null ? lines.nextSubject : lines.deeper);
  const asked = ask(linked.state, next, content);
  // A link before every question would sound like a form; before about half it sounds like a person.
  const link = linked.state.draws % 2 === 0 ? linked.line : '';
  const say = [acknowledged.line, link, ...asked.say];
  // From the exam before it: what was not asked is not on the record.
  return hasTimeToAsk(filed, say, content) ? { state: asked.state, say } : closeInTime(filed, content);
}

/** Asks the first question of the plan. */
export function askFirst(state: ExamState, content: Content): Turn {
  const next = nextPlanned(state, content);
  return next ? ask(state, next, content) : closeExam(state, content);
}

function ask(state: ExamState, next: Pick<AskedQuestion, 'questionId' | 'followUp'>, content: Content): Turn {
  const spoken = findAskable(next, content)?.askable.ask ?? '';
  const planned = next.followUp === null ? state.plan.indexOf(next.questionId) + 1 : state.planned;
  return {
    state: {
      ...state,
      planned,
      current: { ...next, parts: [], outcome: null },
      progress: {
        expecting: { for: 'answer' },
        spoken,
        probes: 0,
        readBacks: [],
        soothed: false,
        deflections: 0,
      },
      unclear: 0,
    },
    say: [spoken],
  };
}

function nextQuestion(state: ExamState, last: AskedQuestion | null, outcome: Outcome, content: Content) {
  if (budgetLeft(state) <= 0) return null;
  const followUp = last && outcome === 'held' ? nextFollowUp(state, last, content) : null;
  return followUp ?? nextPlanned(state, content);
}

/** One level up, while answers hold and time for the other areas remains. */
function nextFollowUp(state: ExamState, last: AskedQuestion, content: Content) {
  const next = { questionId: last.questionId, followUp: last.followUp === null ? 0 : last.followUp + 1 };
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
  const questionId = state.plan.slice(state.planned).find((id) => content.questionById(id));
  return questionId ? { questionId, followUp: null } : null;
}

function budgetLeft(state: ExamState): number {
  return questionBudget(state.options) - state.asked.length;
}
