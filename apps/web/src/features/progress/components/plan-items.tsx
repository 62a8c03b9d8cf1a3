import type { PlanItem, ProgressOutput } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { TextLink } from '#components/text-link.tsx';
import { coachPath, drillsPath } from '#config/paths.ts';
import { ElementNames } from './element-names.tsx';

type Ground = Pick<ProgressOutput, 'rating' | 'areas' | 'weak'>;

/** What one day of the plan is for, each thing with the way to it. */
export function PlanItems({ items, progress }: { items: readonly PlanItem[]; progress: Ground }) {
  return (
    <ul className="space-y-1">
      {items.map((item) => (
        <li key={keyOf(item)}>{describe(item, progress)}</li>
      ))}
    </ul>
  );
}

const keyOf = (item: PlanItem) => (item.kind === 'area' ? item.code : item.kind);

function describe(item: PlanItem, progress: Ground): ReactNode {
  const { rating } = progress;
  switch (item.kind) {
    case 'leg': {
      const link = coachPath({ rating, leg: String(item.leg), manner: item.manner });
      const manner = item.manner === 'checkride' ? 'as on the day' : 'with coaching';
      return (
        <>
          <TextLink to={link}>
            Leg {item.leg}: {item.title}
          </TextLink>
          , {manner}
        </>
      );
    }
    case 'elements':
      return (
        <>
          <TextLink to={drillsPath({ rating })}>Drill what is due</TextLink>
          <ElementNames codes={item.codes} progress={progress} />
        </>
      );
    case 'area':
      return (
        <>
          <TextLink to={drillsPath({ rating, area: item.code })}>Drill {item.title}</TextLink>:{' '}
          {item.questions === 1 ? '1 new question' : `${item.questions} new questions`}
        </>
      );
    case 'light-review':
      return item.codes.length > 0 ? (
        <>
          Light review only: read these over, then rest.
          <ElementNames codes={item.codes} progress={progress} />
        </>
      ) : (
        'Light review only, then rest.'
      );
    case 'done':
      return 'Done for today.';
    case 'rest':
      return <span className="text-quiet">Rest</span>;
    case 'checkride':
      return <strong>Your checkride</strong>;
  }
}
