import type { Rating } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { asksFor, questionsFor } from '#content/exam-ground.ts';
import { stopOf, stopRank } from '#content/flight-stops.ts';
import type { Question } from '#content/question.ts';
import { shuffle } from '#random.ts';
import type { ExamOptions } from '../exam.ts';

/** A question with its spoken answer takes about this long. In seconds. */
const secondsPerQuestion = 50;
/** Five minutes hold four to six questions, of different areas. */
const demoRound = 6;
/** A demo is ended by its clock: a pilot with short answers is asked on. */
const demoQuestions = 20;
/** So many sheets lie on the table in one sitting, where there are as many to choose from. */
const mostShown = 6;
/** Five minutes are for talking. */
const demoShown = 2;
/** Share of the questions that open a subject; the rest climb from them while answers hold. */
const openingShare = 0.4;

/**
 * The order examiners keep on the ground where there is no flight to go along. Private: the preflight tasks as the standard lists them, then flying
 * at night, stalls, emergencies and the rest. The instrument standard itself runs as an IFR flight does. Areas
 * not named follow in the order of the standard.
 */
const naturalOrder: Record<Rating, readonly string[]> = {
  private: ['I', 'II', 'III', 'IV', 'VI', 'XI', 'VII', 'IX', 'V', 'VIII', 'X', 'XII'],
  instrument: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'],
};

/** How many questions fit, follow-ups included. */
export function questionBudget({ kind, limitSeconds, choice }: ExamOptions): number {
  if (kind === 'demo') return demoQuestions;
  // Codes must each be asked: no budget cuts them off.
  return Math.max(1, Math.floor(limitSeconds / secondsPerQuestion), choice.codes?.length ?? 0);
}

/** How many main questions cover the ground once. */
export function firstRound(options: ExamOptions, available: number): number {
  if (options.kind === 'demo') return Math.min(available, demoRound);
  if (options.choice.codes) return available;
  const budget = questionBudget(options);
  return Math.min(available, Math.ceil(budget * openingShare));
}

/**
 * Ids of the main questions in the order to ask them, the same for the same options: a first round over all
 * areas in their order, then a second one in case few answers hold and time is left. What is asked about the
 * pilot's flight stands in the first round, in place of every question that asks for what it begins with.
 */
export function planExam(
  options: ExamOptions,
  content: Content,
  ofFlight: readonly Question[] = [],
): string[] {
  const { choice, seed } = options;
  const fitting = questionsFor(choice, content);
  // A named code is asked for in any way of voice: by what can be shown everywhere, where there is such a question.
  if (choice.codes) return planCodes(choice.codes, plainFirst(shuffle(fitting, seed, 0)));
  const budget = questionBudget(options);
  const others = fitting.filter(({ acs }) => !ofFlight.some((question) => acs.includes(question.acs[0]!)));
  const inTurn = shownFirst(
    shuffle(others, seed, 0),
    (options.kind === 'demo' ? demoShown : mostShown) - ofFlight.filter(isShown).length,
  );
  const chosen = spread(oneOfAlike(inTurn, content), Math.max(1, budget - ofFlight.length));
  const all = ofFlight.length + chosen.length;
  const round = firstRound(options, all);
  const rest = Math.max(1, round - ofFlight.length);
  const isAskedOfFlight = (question: Question) =>
    ofFlight.length > 0 && (ofFlight.includes(question) || question.onFlight !== undefined);
  const inOrder = ofFlight.length ? byPlanOfAction(isAskedOfFlight) : byNaturalOrder;
  const first = [...chosen.slice(0, rest), ...ofFlight].sort(inOrder);
  if (!first.length) return [];
  const later = chosen.slice(rest).sort(inOrder);
  // Nobody is warm yet: the flight and whatever is to be looked at come after a first question. It is of the pilot's papers or of
  // what else begins a flight on this ground, or, where there is no flight, of the first area: where all that was drawn of that is to be
  // looked at, it takes the place of one of these.
  const warmsUp = (question: Question) => !isAskedOfFlight(question) && isPlain(question);
  const firstArea = areaOf(first.toSorted(byNaturalOrder)[0]!);
  const isOfFirstArea = (question: Question) => areaOf(question) === firstArea;
  const candidates = [...first, ...later, ...others].filter(warmsUp);
  const opening = ofFlight.length
    ? candidates.toSorted((a, b) => stopRank(a) - stopRank(b))[0]
    : (candidates.find(isOfFirstArea) ?? first.find(warmsUp));
  const gives = first.find((question) => isOfFirstArea(question) && !isAskedOfFlight(question));
  if (opening && gives && !first.includes(opening)) later.unshift(...first.splice(first.indexOf(gives), 1));
  const planned = [...first, ...later].filter((question) => question !== opening);
  return (opening ? [opening, ...planned] : planned).slice(0, all).map(({ id }) => id);
}

/** Of main questions that want to hear the same the first. */
function oneOfAlike(questions: readonly Question[], { alikeTo }: Content): Question[] {
  const taken = new Set<string>();
  return questions.filter(({ id }) => {
    const isTaken = alikeTo(id).some((other) => taken.has(other));
    if (!isTaken) taken.add(id);
    return !isTaken;
  });
}

/**
 * Half of an oral is a finger on a chart: what is to be looked at comes before what is only told, in as many areas and tasks
 * as may be. What is left of it comes last: no examiner asks everything by a sheet of paper.
 */
function shownFirst(questions: readonly Question[], most: number): Question[] {
  const shown = questions.filter(isShown);
  const laidOut = spread(shown, most);
  return [
    ...laidOut,
    ...questions.filter(isPlain),
    ...shown.filter((question) => !laidOut.includes(question)),
  ];
}
const plainFirst = (questions: readonly Question[]) => [
  ...questions.filter(isPlain),
  ...questions.filter(isShown),
];
const isShown = ({ exhibit }: Question) => exhibit !== undefined;
const isPlain = ({ exhibit }: Question) => exhibit === undefined;

/** For every code a question of its own, unless one that is asked anyway asks for it too. */
function planCodes(codes: readonly string[], questions: readonly Question[]): string[] {
  const chosen: Question[] = [];
  for (const code of codes) {
    if (chosen.some((question) => asksFor(question, code))) continue;
    const exact = questions.find(({ acs }) => acs.includes(code));
    const question = exact ?? questions.find((candidate) => asksFor(candidate, code));
    if (question) chosen.push(question);
  }
  chosen.sort(byNaturalOrder);
  const opening = chosen.find(isPlain);
  const ordered = opening ? [opening, ...chosen.filter((question) => question !== opening)] : chosen;
  return ordered.map(({ id }) => id);
}

/** Takes one question of every area in turn, and within an area one of every task, so that none dominates. */
function spread(questions: readonly Question[], count: number): Question[] {
  const areas = groupBy(questions, areaOf).map((group) => interleave(groupBy(group, taskOf)));
  return interleave(areas).slice(0, count);
}

function interleave(groups: readonly Question[][]): Question[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, row) => groups.flatMap((group) => group[row] ?? [])).flat();
}

function groupBy(questions: readonly Question[], keyOf: (question: Question) => string): Question[][] {
  const groups = new Map<string, Question[]>();
  for (const question of questions) {
    const key = keyOf(question);
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups.values()];
}

/**
 * The pilot's own papers; then along the flight, from its airplane over plan, weather and go or no-go to the last taxiway, and at each
 * stop what is asked of the flight before the charts and papers that are laid out there; then the rest.
 */
function byPlanOfAction(isAskedOfFlight: (question: Question) => boolean) {
  const partOf = (question: Question) => {
    if (isAskedOfFlight(question)) return 1;
    return stopOf(question) === 'papers' ? 0 : isShown(question) ? 1 : 2;
  };
  return (a: Question, b: Question): number => {
    const part = partOf(a) - partOf(b);
    if (part || partOf(a) !== 1) return part || byNaturalOrder(a, b);
    const beside = Number(isShown(a) && !isAskedOfFlight(a)) - Number(isShown(b) && !isAskedOfFlight(b));
    return stopRank(a) - stopRank(b) || beside || byNaturalOrder(a, b);
  };
}

function byNaturalOrder(a: Question, b: Question): number {
  return rankOf(a) - rankOf(b) || (taskOf(a) < taskOf(b) ? -1 : taskOf(a) > taskOf(b) ? 1 : 0);
}

function rankOf(question: Question): number {
  const order = naturalOrder[question.rating];
  const rank = order.indexOf(question.acs[0]!.split('.')[1] ?? '');
  return rank < 0 ? order.length : rank;
}

export function areaOf(question: Question): string {
  return question.acs[0]!.split('.').slice(0, 2).join('.');
}

function taskOf(question: Question): string {
  return question.acs[0]!.split('.').slice(0, 3).join('.');
}
