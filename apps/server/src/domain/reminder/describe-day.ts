import type { PlanItem } from '@rightseat/contract';

/** What a day of the plan is for, in plain words; empty for a rest. */
export function describeDay(items: readonly PlanItem[], titleOf: (code: string) => string): string[] {
  return items.flatMap((item) => {
    switch (item.kind) {
      case 'leg':
        return [
          `Leg ${item.leg}: ${item.title}, ${item.manner === 'coach' ? 'with coaching' : 'as on the day'}`,
        ];
      case 'elements':
        return [`Drill what is due: ${inShort(item.codes.map(titleOf))}`];
      case 'area':
        return [
          `Drill ${item.title}: ${item.questions === 1 ? '1 new question' : `${item.questions} new questions`}`,
        ];
      case 'light-review':
        return ['Light review only, then rest'];
      case 'checkride':
        return ['Your checkride'];
      default:
        return [];
    }
  });
}

const SHOWN = 3;

function inShort(titles: readonly string[]): string {
  const more = titles.length - SHOWN;
  const named = titles.slice(0, SHOWN).join('; ');
  return more > 0 ? `${named}; and ${more} more` : named;
}
