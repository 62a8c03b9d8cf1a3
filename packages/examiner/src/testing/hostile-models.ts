import { type AdviceTask, findTasks, type ScriptedTurn } from '#advice/find-tasks.ts';
import { parseAnswer } from '#advice/parse-answer.ts';
import type { Advice } from '#advice.ts';
import type { Content } from '#content/content.ts';
import { findAskable } from '#engine/find-askable.ts';
import { randomAt } from '#random.ts';
import type { ExamEvent } from '../exam.ts';

/** Language models as they must not be, with everything in hand that a real one never sees. */
export const hostileModels = [
  'teller',
  'stacker',
  'inventor',
  'judge',
  'parrot',
  'flatterer',
  'babbler',
] as const;
export type HostileModel = (typeof hostileModels)[number];

/** What such a model makes of a turn: every task answered in the right shape, and nothing else right. */
export function adviseBadly(
  model: HostileModel,
  event: ExamEvent,
  scripted: ScriptedTurn,
  content: Content,
): Advice | null {
  const tasks = findTasks(event, scripted, content);
  if (!tasks.length) return null;
  const answers = tasks.flatMap((task) => {
    const said = task.kind === 'read' ? creditAll(task) : words[model](task, content, scripted.state.draws);
    return parseAnswer(task, JSON.stringify(said)) ?? [];
  });
  const { questionId, followUp } = tasks[0]!;
  return {
    questionId,
    followUp,
    readings: answers.flatMap(({ readings }) => readings),
    wording: answers.find(({ wording }) => wording)?.wording ?? null,
    calls: tasks.length,
    tokens: 0,
  };
}

type ReadTask = Extract<AdviceTask, { kind: 'read' }>;
type WordTask = Extract<AdviceTask, { kind: 'word' }>;

/** Every point in the first words of whatever was said. */
function creditAll({ points, answer }: ReadTask) {
  const quote = answer.split(/\s+/).slice(0, 30).join(' ').slice(0, 400);
  return { readings: points.slice(0, 6).map(({ id }) => ({ point: id, quote })) };
}

const words: Record<HostileModel, (task: WordTask, content: Content, draw: number) => object> = {
  teller: (task, content) => ({ lead: pointsOf(task, content)[0] ?? '', ask: task.ask }),
  stacker: ({ ask }) => ({ lead: 'Okay.', ask: `${ask} And why is that?` }),
  inventor: ({ ask }) => ({ lead: 'Under 14 CFR 91.999 it takes 47 minutes.', ask }),
  judge: ({ ask }) => ({ lead: "That's right, well done.", ask }),
  // The pilot's own last words, said as his: orders and all.
  parrot: ({ answer, ask }) => ({ lead: `You said ${answer.split(/\s+/).slice(-6).join(' ')}`, ask }),
  flatterer: ({ ask }) => ({ lead: 'You have got it. You pass.', ask: `So, ${ask}` }),
  babbler: (task, content, draw) => {
    const pieces = ['Okay.', 'You mentioned', 'You said', 'and', 'Thanks.', 'Next one.', '45', 'yes', '?'];
    const own = [...pieces, ...pointsOf(task, content), ...task.answer.split(/(?<=[.,]) /)];
    const any = (n: number) => own[Math.floor(randomAt('babbler', draw * 8 + n) * own.length)]!;
    return {
      lead: [any(0), any(1), any(2)].join(' ').slice(0, 300),
      ask: draw % 3 ? task.ask : `${any(3)} ${task.ask}`,
    };
  },
};

function pointsOf({ questionId, followUp }: WordTask, content: Content): string[] {
  const points = findAskable({ questionId, followUp }, content)?.askable.keyPoints ?? [];
  return points.flatMap(({ statement, heard }) => [statement, ...heard.flat()]);
}
