import { describe, expect, it } from 'vitest';
import { joinSigns } from './join-signs.ts';
import { listWritten } from './list-written.ts';
import type { PointSigns } from './signs.ts';

describe('joinSigns', () => {
  const { questions } = listWritten().find(({ file }) => file === 'private/pa-i-a.json')!;
  const [question] = questions;
  const pointWith = (beside: Partial<PointSigns>, signs: PointSigns) => {
    const [first, ...others] = question!.keyPoints;
    const asked = { ...question!, keyPoints: [{ ...first!, ...beside }, ...others] };
    const { heard, contradictedBy } = joinSigns(asked, { [asked.id]: { [first!.id]: signs } }).keyPoints[0]!;
    return { heard, contradictedBy };
  };

  it('hears in each group first what stands with the question', () => {
    expect(
      pointWith(
        { heard: [['a'], ['b']], contradictedBy: ['x'] },
        { heard: [['c', 'd'], ['e'], ['f']], contradictedBy: ['y'] },
      ),
    ).toEqual({ heard: [['a', 'c', 'd'], ['b', 'e'], ['f']], contradictedBy: ['x', 'y'] });
  });

  it('takes either alone', () => {
    expect(pointWith({ heard: [['a'], ['b']] }, {}).heard).toEqual([['a'], ['b']]);
    expect(pointWith({}, { heard: [['c']] }).heard).toEqual([['c']]);
  });

  it('keeps those of a follow-up with it', () => {
    const [point] = question!.followUps[0]!.keyPoints;
    const joined = joinSigns(question!, { [`${question!.id}+1`]: { [point!.id]: { heard: [['c']] } } });
    expect(joined.followUps[0]!.keyPoints[0]!.heard).toEqual([['c']]);
    expect(joined.keyPoints.every(({ heard }) => heard.length === 0)).toBe(true);
  });
});
