import type { PlanItem, ProgressOutput } from '@rightseat/contract';
import { coachPath, drillsPath, paths } from '#config/paths.ts';

/** The one thing to do now. */
export interface NextStep {
  title: string;
  line: string;
  /** Null where there is nothing to start. */
  start: { label: string; to: string } | null;
  /** What else the day holds. */
  alsoToday: readonly PlanItem[];
}

type Known = Pick<ProgressOutput, 'rating' | 'areas' | 'weak' | 'legs' | 'openLetters' | 'plan'>;

/** By the plan where there is one; else what a pilot without a date would best do. */
export function chooseNext(progress: Known): NextStep {
  const items = progress.plan?.days[0]?.items;
  if (!items?.[0]) return withoutPlan(progress);
  // A leg takes half an hour and a quiet room: what is shorter fits around it.
  const first = items.find(({ kind }) => kind === 'leg') ?? items[0];
  return { ...stepOf(first, progress), alsoToday: items.filter((item) => item !== first) };
}

/** For who has no access: the same examiner, for five minutes. */
export const firstStep: NextStep = {
  title: 'Meet the examiner',
  line: 'Five minutes out loud, free, with a debrief at the end. Your legs open with full access.',
  start: { label: 'Meet the examiner now', to: paths.demo },
  alsoToday: [],
};

function withoutPlan({ rating, weak, legs, openLetters, areas }: Known): NextStep {
  const due = weak.filter((element) => element.due).map(({ code }) => code);
  if (due.length > 0) return step({ kind: 'elements', codes: due }, { rating, areas, weak });
  const [letter] = openLetters;
  if (letter) {
    const line = 'A retest covers only what failed or was left.';
    const start = { label: 'Start the retest', to: coachPath({ retest: letter.conversationId }) };
    return { title: 'Retest your last session', line, start, alsoToday: [] };
  }
  const open = legs.find(({ result }) => result !== 'satisfactory');
  const leg = open ?? legs[0];
  if (!leg) return firstStep;
  return step({ kind: 'leg', ...leg, manner: open ? 'coach' : 'checkride' }, { rating, areas, weak });
}

type Titled = Pick<ProgressOutput, 'areas' | 'weak'>;
type Ground = Titled & Pick<ProgressOutput, 'rating'>;

const step = (item: PlanItem, ground: Ground): NextStep => ({ ...stepOf(item, ground), alsoToday: [] });

function stepOf(item: PlanItem, ground: Ground): Omit<NextStep, 'alsoToday'> {
  const { rating } = ground;
  switch (item.kind) {
    case 'leg': {
      const manner = item.manner === 'coach' ? 'with coaching' : 'as on the day';
      return {
        title: `Leg ${item.leg}: ${item.title}`,
        line: `About thirty minutes with the examiner, ${manner}.`,
        start: {
          label: `Start leg ${item.leg}`,
          to: coachPath({ rating, leg: String(item.leg), manner: item.manner }),
        },
      };
    }
    case 'elements':
      return {
        title: 'Drill what is due',
        line: `Two minutes. ${item.codes.length === 1 ? 'One element comes' : `${item.codes.length} elements come`} back today: ${inShort(item.codes, ground)}.`,
        start: { label: 'Start the drill', to: drillsPath({ rating }) },
      };
    case 'area':
      return {
        title: `Drill ${item.title}`,
        line: `Two minutes, ${item.questions === 1 ? '1 question' : `${item.questions} questions`} that nobody has asked you yet.`,
        start: { label: 'Start the drill', to: drillsPath({ rating, area: item.code }) },
      };
    case 'light-review':
      return {
        title: 'Read over what is weak, then rest',
        line: item.codes.length > 0 ? `${inShort(item.codes, ground)}.` : 'Nothing is weak. Sleep well.',
        start: item.codes.length > 0 ? { label: 'Read it over', to: paths.progress } : null,
      };
    case 'done':
      return { title: 'Done for today', line: 'The plan goes on tomorrow.', start: null };
    case 'rest':
      return { title: 'A day of rest', line: 'The plan has nothing for today.', start: null };
    case 'checkride':
      return { title: 'Today is the day', line: 'You have practiced this out loud. Fly it.', start: null };
  }
}

/** "Weather theory, Fuel requirements and 3 more" */
function inShort(codes: readonly string[], titled: Titled): string {
  const titleOf = createTitles(titled);
  const named = codes.slice(0, 2).map(titleOf);
  const more = codes.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ');
}

/** What an element is called: those of the map, and what is weak beside them. The code itself where neither has it. */
export function createTitles({ areas, weak }: Titled): (code: string) => string {
  const named = [...areas.flatMap(({ elements }) => elements), ...weak];
  const titles = new Map(named.map(({ code, title }) => [code, title]));
  return (code) => titles.get(code) ?? code;
}
