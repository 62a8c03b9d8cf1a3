import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { candidateKinds, findFaults, type HostileModel, holdExam, hostileModels } from '#testing/index.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';

const content = loadContent();
/** For the short run another candidate each, so that each kind meets a model. */
const candidatesOf = (model: HostileModel) =>
  atLength([candidateKinds[hostileModels.indexOf(model) % candidateKinds.length]!], [...candidateKinds]);

describe.each(hostileModels)('an examiner with a language model that is a %s', (model) => {
  const options = { kind: 'coach', limitSeconds: 900, seed: model } as const;

  const aSlowMachine = 60_000;
  it.each(candidatesOf(model))(
    'never says so to a %s candidate',
    (candidate) => {
      const choice = { rating: 'private', manner: 'checkride' } as const;
      const exam = holdExam({ ...options, choice }, candidate, content, model);
      expect(exam.state.advised?.calls ?? 0).toBeGreaterThanOrEqual(candidate === 'strong' ? 1 : 0);
      expect(Object.entries(findFaults(exam, content)).filter(([, found]) => found.length)).toEqual([]);
      const held = exam.state.asked.filter(({ outcome }) => outcome === 'held');
      if (candidate === 'arguing' || candidate === 'injecting' || candidate === 'silent')
        expect(held).toEqual([]);
    },
    aSlowMachine,
  );
});
