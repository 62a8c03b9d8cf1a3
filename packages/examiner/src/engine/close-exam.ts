import type { Grade } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { AskedQuestion, ExamState } from './exam-state.ts';
import { type Asked, findAskable } from './find-askable.ts';
import { type GradedQuestion, gradeQuestion } from './grade-question.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { inSentence, sourceInSentence, type Turn } from './say.ts';
import { isSaidInTime } from './time-left.ts';

export const outOfTime = "That's all the time we have.";

/** What is always said, what belongs to a close, and what fills the time when no further question fits in. */
type Rank = 0 | 1 | 2;

/** In the order of speaking. */
interface ClosingWords {
  text: string;
  rank: Rank;
}

/** Said as they stand. */
const fixed = {
  opening: 'That brings us to the end.',
  nothingHeard: "I didn't hear enough to judge anything, so nothing is graded.",
  comeBack: 'Come back when you have a few minutes.',
  nothingToFault: "I didn't find anything to fault in what you told me.",
  written: 'Your written debrief has your own words and the references.',
  satisfactory: 'The result is satisfactory.',
  disapproval: 'The result is a disapproval.',
  forArea: 'It is for this area.',
  forAreas: 'It is for these areas.',
  discontinuance: "It's a discontinuance: what you answered stands, and the rest is still to come.",
  keepsCredit: 'What held up keeps its credit.',
};

const howToGoOn = [
  "What we had no time for isn't graded.",
  'Each line names where to read, so look it up before you rely on it.',
  'Before you fly on any of it, check it against the current rules.',
  'On the day, take your time, and say so when you need to look something up.',
];

/** Ends the exam with the spoken debrief: one strong point, one to study and where, and where the rest stands. */
export function closeExam(state: ExamState, content: Content, opening = fixed.opening): Turn {
  return close(state, composeClose(state, content, opening, 1));
}

/** The same at the end of the time: as short or as long as what is left of it. */
export function closeInTime(state: ExamState, content: Content): Turn {
  return close(state, composeClose(state, content, outOfTime, state.time ? 2 : 1));
}

function close(state: ExamState, say: string[]): Turn {
  const { time: _, waiting: __, ...rest } = state;
  return { state: { ...rest, phase: 'ended', asked: allAsked(state), current: null }, say };
}

function allAsked({ asked, current, waiting = [] }: ExamState): AskedQuestion[] {
  const open = [...waiting, ...(current ? [current] : [])];
  return [...asked, ...open.map((question) => ({ ...question, outcome: 'cut-off' as const }))];
}

/** The closing words up to a rank, as far as there is time to say them. */
export function composeClose(state: ExamState, content: Content, opening: string, upTo: Rank): string[] {
  const words = [{ text: opening, rank: 0 as const }, ...spokenDebrief(state, content)];
  let chosen = words.filter(({ rank }) => rank === 0);
  for (const next of words.toSorted((one, other) => one.rank - other.rank)) {
    if (next.rank === 0 || next.rank > upTo) continue;
    const longer = words.filter((one) => one === next || chosen.includes(one));
    if (isSaidInTime(longer.map(({ text }) => text).join(' '), state.time)) chosen = longer;
  }
  return chosen.map(({ text }) => text);
}

function spokenDebrief(state: ExamState, content: Content): ClosingWords[] {
  const graded = gradeAll(state, content);
  const that = (grade: Grade) => graded.filter((one) => one.grade === grade);
  const failed = distinct(
    that('unsatisfactory').sort((one, other) => other.weakness - one.weakness),
    topicOf,
  );
  const faulted = new Set(failed.map(topicOf));
  const held = distinct(that('satisfactory'), topicOf).filter((found) => !faulted.has(topicOf(found)));
  const filling = howToGoOn.map((text): ClosingWords => ({ text, rank: 2 }));
  if (!held.length && !failed.length)
    return [{ text: fixed.nothingHeard, rank: 0 }, ...filling.slice(2), { text: fixed.comeBack, rank: 1 }];
  const [strong, alsoStrong] = held;
  const [weak, alsoWeak] = failed;
  const say: ClosingWords[] = [...tellResult(state, graded, content)];
  // After a colon every subject is grammatical, a question too.
  if (strong) say.push({ text: `${leads.heldUp} ${subject(strong)}`, rank: 1 });
  if (alsoStrong) say.push({ text: `${leads.alsoHeldUp} ${subject(alsoStrong)}`, rank: 2 });
  if (weak) say.push({ text: `${leads.goBackOver} ${subject(weak)} ${startWith(weak)}`, rank: 1 });
  else say.push({ text: fixed.nothingToFault, rank: 1 });
  if (alsoWeak) say.push({ text: `${leads.thenOver} ${subject(alsoWeak)} ${startWith(alsoWeak)}`, rank: 2 });
  return [...say, ...filling, { text: fixed.written, rank: 0 }];
}

const topicOf = ({ question }: Asked) => inSentence(question.topic);
/** Of what is named: a follow-up's own place is written in its line of the debrief. */
const sourceOf = ({ question }: Asked) => sourceInSentence(question.references[0] ?? '');

/** Before a subject; said apart from it, so that each may be known beforehand. */
const leads = {
  heldUp: 'What held up well:',
  alsoHeldUp: 'The same goes for this:',
  goBackOver: 'To go back over:',
  thenOver: 'After that:',
};
const subject = (asked: Asked) => `${topicOf(asked)}.`;
const startWith = (asked: Asked) => `Start with ${sourceOf(asked)}.`;

/** A sentence of its own, so that it may be known beforehand. */
export const nameArea = (title: string) => `${title}.`;

/** Of the closing words those that are the same in every exam, and those about one question. */
export const closingWords = {
  always: [outOfTime, ...Object.values(fixed), ...howToGoOn],
  leads: Object.values(leads),
  about: (asked: Asked) => [subject(asked), startWith(asked)],
};

type Graded = Asked & GradedQuestion;

function gradeAll(state: ExamState, content: Content): Graded[] {
  return allAsked(state).flatMap((question) => {
    const asked = findAskable(question, content);
    return asked ? { ...asked, ...gradeQuestion(question, asked) } : [];
  });
}

/** The result in a sentence, judged by the rule of the letter. A demo has none. */
function tellResult(state: ExamState, graded: readonly Graded[], content: Content): ClosingWords[] {
  const judged = graded.map(({ askable, grade, isUnsafe }) => ({ acs: askable.acs[0], grade, isUnsafe }));
  const outcome = judgeOutcome(state, judged, state.isStopped === true, content);
  if (!outcome) return [];
  const failed = outcome.areas.filter(({ grade }) => grade === 'unsatisfactory').map(({ title }) => title);
  const text = {
    satisfactory: fixed.satisfactory,
    disapproval: [
      fixed.disapproval,
      failed.length === 1 ? fixed.forArea : fixed.forAreas,
      ...failed.map(nameArea),
      fixed.keepsCredit,
    ].join(' '),
    discontinuance: fixed.discontinuance,
  }[outcome.result];
  return [{ text, rank: 1 }];
}

/** A question and its follow-up have one topic. */
function distinct<Found>(all: readonly Found[], nameOf: (found: Found) => string): Found[] {
  return all.filter((one, index) => all.findIndex((other) => nameOf(other) === nameOf(one)) === index);
}
