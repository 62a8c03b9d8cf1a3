import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { chooseDrill } from './choose-drill.ts';
import { coverElements, coveredCodes } from './cover-elements.ts';

const content = loadContent();

describe('a drill', () => {
  it.each(['private', 'instrument'] as const)(
    'holds three to six questions wherever it begins in %s',
    (rating) => {
      const codes = [...coveredCodes(rating, content)];
      for (let from = 0; from + 40 < codes.length; from += 10) {
        const drill = chooseDrill({ rating, codes: codes.slice(from), seed: `${from}` }, content);
        expect(drill.length).toBeGreaterThanOrEqual(3);
        expect(drill.length).toBeLessThanOrEqual(6);
        expect(new Set(drill.map(({ question }) => question.id)).size).toBe(drill.length);
      }
    },
  );

  it('asks first for the element that needs it most', () => {
    const codes = ['PA.I.E.K1', 'PA.I.C.K2', 'PA.I.A.K3', 'PA.I.B.K1'];
    const [first] = chooseDrill({ rating: 'private', codes, seed: 's' }, content);
    expect(first?.moves).toContain('PA.I.E.K1');
  });

  it('asks something else than it asked lately, where there is something else', () => {
    const ground = { rating: 'private', codes: ['PA.I.E.K1'], seed: 's' } as const;
    const [first] = chooseDrill(ground, content);
    const [second] = chooseDrill({ ...ground, recent: new Set([first!.id]) }, content);
    expect(second!.id).not.toBe(first!.id);
  });

  it('has nothing of the other rating, and nothing for a code that nothing asks for', () => {
    expect(
      chooseDrill({ rating: 'private', codes: ['IR.I.A.K1', 'PA.IX.Z.K9'], seed: 's' }, content),
    ).toEqual([]);
  });
});

describe('the questions that cover elements', () => {
  it('move every element that can be moved, and none of them is without need', () => {
    const codes = [...coveredCodes('private', content)];
    const cover = coverElements({ rating: 'private', codes, seed: 's' }, content);
    expect(new Set(cover.flatMap(({ moves }) => moves))).toEqual(new Set(codes));
    expect(cover.length).toBeLessThan(codes.length);
  });
});
