import type { Content } from '#content/content.ts';
import type { Question } from '#content/question.ts';
import type { ExamOptions } from '../exam.ts';
import { shuffle } from './random.ts';

/** A spoken question with its answer takes about this long, follow-ups not counted. */
const secondsPerQuestion = 50;
/** Five minutes hold four to six questions; more would only be cut off. */
export const mostDemoQuestions = 6;

/**
 * The order examiners keep on the ground: the preflight tasks as the standard lists them, then flying at
 * night, stalls, emergencies and the rest. Areas not named follow in the order of the standard.
 */
const naturalOrder = ['I', 'II', 'III', 'IV', 'VI', 'XI', 'VII', 'IX', 'V', 'VIII', 'X', 'XII'];

/** Ids of the main questions in the order to ask them: seeded, spread over areas, enough to fill the time. */
export function planExam(options: ExamOptions, content: Content): string[] {
  const { choice, seed } = options;
  const fitting = content.questions.filter(
    (question) => question.rating === choice.rating && (!choice.area || areaOf(question) === choice.area),
  );
  const wanted =
    options.kind === 'demo'
      ? mostDemoQuestions
      : Math.max(1, Math.ceil(options.limitSeconds / secondsPerQuestion));
  const chosen = spread(shuffle(fitting, seed, 0), Math.min(wanted, fitting.length));
  return chosen.sort(byNaturalOrder).map((question) => question.id);
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

function byNaturalOrder(a: Question, b: Question): number {
  return rankOf(a) - rankOf(b) || (taskOf(a) < taskOf(b) ? -1 : taskOf(a) > taskOf(b) ? 1 : 0);
}

function rankOf(question: Question): number {
  const rank = naturalOrder.indexOf(question.acs[0]!.split('.')[1] ?? '');
  return rank < 0 ? naturalOrder.length : rank;
}

export function areaOf(question: Question): string {
  return question.acs[0]!.split('.').slice(0, 2).join('.');
}

function taskOf(question: Question): string {
  return question.acs[0]!.split('.').slice(0, 3).join('.');
}
