import type { CodeOutcome, DebriefLine, ExamOutcome, Grade } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { asksFor } from '#content/exam-ground.ts';
import type { ExamState } from '#engine/exam-state.ts';

/** One question as it was judged. */
export interface JudgedAnswer {
  /** The element it assesses first. */
  acs: string | undefined;
  grade: Grade;
  /** Something was said wrong that has to be known by heart, for there is no time to look it up in flight. */
  isUnsafe: boolean;
}

/** One slip is not a failed task; two of its answers are. Decision 0017. */
const FAILING_ANSWERS = 2;

/** Slips that are spread over many tasks: this many of all answers, and this share of them, and each area fails that holds one. */
const FAILING_SLIPS = 3;
const FAILING_SHARE = 1 / 5;

/**
 * What the letter says, by task, then by area. A task fails on something said wrong that has to be known by heart, or
 * when two of its answers fail; an area with a failed task. An exam that the pilot stopped, or that left an area
 * untouched without failing one, is discontinued: the rest is still to come. Undefined for a demo.
 */
export function judgeOutcome(
  state: ExamState,
  judged: readonly JudgedAnswer[],
  isStopped: boolean,
  content: Content,
): ExamOutcome | undefined {
  if (state.options.kind === 'demo') return undefined;
  const planned = new Set(
    state.plan.flatMap((id) => areaCode(content.questionById(id)?.acs[0], content) ?? []),
  );
  const failed = findFailedAreas(judged, content);
  const areas = content.acs[state.options.choice.rating].areas
    .filter(({ code }) => planned.has(code))
    .map(({ code, title }) => {
      const lines = judged.filter(({ acs }) => areaCode(acs, content) === code);
      return { code, title, grade: failed.has(code) ? ('unsatisfactory' as const) : creditOf(lines) };
    });
  const isOpen = areas.some(({ grade }) => grade === 'not-assessed');
  const result = isStopped
    ? 'discontinuance'
    : areas.some(({ grade }) => grade === 'unsatisfactory')
      ? 'disapproval'
      : isOpen
        ? 'discontinuance'
        : 'satisfactory';
  return { result, areas };
}

function findFailedAreas(judged: readonly JudgedAnswer[], content: Content): Set<string> {
  const graded = judged.filter(({ grade }) => grade !== 'not-assessed');
  const slips = graded.filter(({ grade }) => grade === 'unsatisfactory');
  const isSpread = slips.length >= FAILING_SLIPS && slips.length / graded.length >= FAILING_SHARE;
  const taskOf = ({ acs }: JudgedAnswer) => content.taskOf(acs ?? '')?.code;
  const perTask = countBy(slips, taskOf);
  const failing = slips.filter(
    (slip) => isSpread || slip.isUnsafe || (perTask.get(taskOf(slip)) ?? 0) >= FAILING_ANSWERS,
  );
  return new Set(failing.flatMap(({ acs }) => areaCode(acs, content) ?? []));
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Of an area whose tasks did not fail: credit where anything held; where nothing did, a slip is all there is to go by. */
function creditOf(judged: readonly JudgedAnswer[]): Grade {
  const has = (wanted: Grade) => judged.some(({ grade }) => grade === wanted);
  return has('satisfactory') ? 'satisfactory' : has('unsatisfactory') ? 'unsatisfactory' : 'not-assessed';
}

/** Closed is what was asked and held; a code that nothing asks for stays open to be asked. */
export function judgeCodes(
  { options }: ExamState,
  lines: readonly DebriefLine[],
  content: Content,
): CodeOutcome[] | undefined {
  return options.choice.codes?.map((code) => {
    const ofCode = lines.filter((line) => asksFor(line, code));
    const outcome = !ofCode.length ? 'not-asked' : held(ofCode) ? 'closed' : 'open';
    return { code, title: content.titleOf(code), outcome };
  });
}

function held(lines: readonly DebriefLine[]): boolean {
  if (lines.some(({ grade }) => grade === 'unsatisfactory')) return false;
  return lines.some(({ grade }) => grade === 'satisfactory');
}

function areaCode(acs: string | undefined, content: Content): string | undefined {
  return acs === undefined ? undefined : content.areaOf(acs)?.code;
}
