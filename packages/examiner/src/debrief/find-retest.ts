import type { Debrief, DebriefLine, ExamChoice } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { questionsFor } from '#content/exam-ground.ts';
import type { ExamState } from '#engine/exam-state.ts';

/** What a retest asks: codes where codes were chosen, else tasks. */
export type RetestGround = Pick<ExamChoice, 'areas' | 'codes'>;

/**
 * What an ended exam leaves for a retest. Codes that are not closed; otherwise, of the areas that its letter does not
 * give credit for, the tasks that failed or that it was to ask and did not. Null where nothing is left to ask.
 */
export function findRetest(state: ExamState, debrief: Debrief, content: Content): RetestGround | null {
  const { outcome, codes, lines } = debrief;
  const { choice } = state.options;
  if (!outcome) return null;
  if (codes) {
    const open = codes.flatMap(({ code, outcome: end }) => (end === 'closed' ? [] : code));
    const askable = open.filter((code) => questionsFor({ ...choice, codes: [code] }, content).length > 0);
    return askable.length > 0 ? { codes: askable } : null;
  }
  const without = new Set(outcome.areas.flatMap(({ code, grade }) => (grade === 'satisfactory' ? [] : code)));
  const planned = state.plan.flatMap((id) => taskOf(content.questionById(id)?.acs, content) ?? []);
  const failed = lines.flatMap((line) => (isFailed(line) ? (taskOf(line.acs, content) ?? []) : []));
  const ofLetter = [...new Set([...planned, ...failed])].filter((task) =>
    without.has(content.areaOf(task)?.code ?? ''),
  );
  const open = ofLetter.filter((task) => !held(lines.filter((line) => taskOf(line.acs, content) === task)));
  const areas = open.sort(byStandard(content, choice.rating));
  const ground = { ...choice, leg: undefined, area: undefined, areas };
  return areas.length > 0 && questionsFor(ground, content).length > 0 ? { areas } : null;
}

const isFailed = ({ grade }: DebriefLine) => grade === 'unsatisfactory';

const held = (lines: readonly DebriefLine[]) =>
  !lines.some(isFailed) && lines.some(({ grade }) => grade === 'satisfactory');

/** A line, and a question, belong to the task of their first element. */
function taskOf(acs: readonly string[] | undefined, content: Content): string | undefined {
  return acs?.[0] === undefined ? undefined : content.taskOf(acs[0])?.code;
}

function byStandard(content: Content, rating: ExamChoice['rating']) {
  const order = content.acs[rating].areas.flatMap(({ tasks }) => tasks.map(({ code }) => code));
  return (one: string, other: string) => order.indexOf(one) - order.indexOf(other);
}
