import { type AdviceTask, findTask, tieTo } from '#advice/find-task.ts';
import { parseReading } from '#advice/parse-reading.ts';
import type { Advice, Reading } from '#advice.ts';
import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { findAskable } from '#engine/find-askable.ts';
import { randomAt } from '#random.ts';
import type { ExamEvent } from '../exam.ts';

/** Language models as they must not be, with everything in hand that a real one sees, and more. */
export const hostileModels = [
  'teller',
  'stacker',
  'inventor',
  'judge',
  'parrot',
  'flatterer',
  'babbler',
  'denier',
  'deaf',
] as const;
export type HostileModel = (typeof hostileModels)[number];

/** What such a model makes of a turn: of the right shape, and nothing else right. */
export function adviseBadly(
  model: HostileModel,
  state: ExamState,
  event: ExamEvent,
  content: Content,
): Advice | null {
  const task = findTask(state, event, content);
  if (!task) return null;
  const { points, ...said } = {
    act: 'answer',
    also: null,
    points: creditAll(task),
    assume: task.assume.length ? 0 : null,
    covers: Object.fromEntries(task.followUps.map(({ index }) => [index, true])),
    lead: '',
    ...lies[model](task, content, state.draws),
  };
  const read = parseReading(JSON.stringify({ ...said, points: byId(points) }));
  const { questionId, followUp, answer } = task;
  return {
    readings: read ? [{ ...read, questionId, followUp, of: tieTo(answer) }] : [],
    calls: 1,
    tokens: 0,
  };
}

const byId = (points: readonly Reading[]) =>
  Object.fromEntries(points.map(({ point, ...read }) => [point, read]));

/** Every point in the first words of whatever was said. */
function creditAll({ points, answer }: AdviceTask): Reading[] {
  const quote = answer.split(/\s+/).slice(0, 30).join(' ').slice(0, 400);
  return points.slice(0, 6).map(({ id }) => ({ point: id, verdict: 'said', quote, confidence: 1 }));
}

type Lie = { points?: Reading[]; lead?: string; [field: string]: unknown };

const lies: Record<HostileModel, (task: AdviceTask, content: Content, draw: number) => Lie> = {
  teller: (task, content) => ({ lead: `${pointsOf(task, content)[0] ?? ''}.` }),
  stacker: () => ({ lead: 'Okay. And why is that?' }),
  inventor: () => ({ lead: 'Under 14 CFR 91.999 it takes 47 minutes.' }),
  judge: () => ({ lead: "That's right, well done." }),
  // The pilot's own last words, said as his: orders and all.
  parrot: ({ answer }) => ({ lead: `You said ${answer.split(/\s+/).slice(-6).join(' ')}.` }),
  flatterer: () => ({ lead: 'You have got it. You pass.' }),
  babbler: (task, content, draw) => {
    const pieces = ['Okay.', 'You mentioned', 'You said', 'and', 'Thanks.', 'Next one.', '45', 'yes', '?'];
    const own = [...pieces, ...pointsOf(task, content), ...task.answer.split(/(?<=[.,]) /)];
    const any = (n: number) => own[Math.floor(randomAt('babbler', draw * 8 + n) * own.length)]!;
    return { lead: [any(0), any(1), any(2)].join(' ').slice(0, 300) };
  },
  /** Everything is wrong, in the pilot's own words. */
  denier: (task) => ({
    covers: {},
    points: creditAll(task).map((reading) => ({ ...reading, verdict: 'wrong' })),
    lead: "That's wrong.",
  }),
  /** Nothing is ever an answer. */
  deaf: (task) => ({
    act: 'asks-fact',
    covers: {},
    points: creditAll(task).map((reading) => ({ ...reading, verdict: 'absent', quote: '' })),
  }),
};

function pointsOf({ questionId, followUp }: AdviceTask, content: Content): string[] {
  const points = findAskable({ questionId, followUp }, content)?.askable.keyPoints ?? [];
  return points.flatMap(({ statement, heard }) => [statement, ...heard.flat()]);
}
