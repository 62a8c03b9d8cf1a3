import { expect, test } from 'vitest';
import { decodeWithBeam } from './beam.ts';
import { buildBiasTrie } from './bias-trie.ts';
import type { DecodingLimits } from './decoding.ts';
import { decodeGreedily } from './greedy.ts';
import type { DecodingState, MoonshineModel } from './model.ts';
import { END_TOKEN, encodePhrase } from './tokens.ts';

const VOCABULARY = 32_000;
const audio = new Float32Array(16_000);

/** A model whose opinion of the next token depends on the latest one alone: token → likely tokens with logits. */
function modelThatThinks(opinion: (latestToken: number) => Partial<Record<number, number>>): MoonshineModel {
  const state = {} as DecodingState;
  return {
    encode: async () => state,
    select: () => state,
    step: async (_, latestTokens) => ({
      state,
      logits: latestTokens.map((latest) => {
        const row = new Float32Array(VOCABULARY).fill(-40);
        for (const [token, logit] of Object.entries(opinion(latest))) row[Number(token)] = logit ?? 0;
        return row;
      }),
    }),
  };
}

const limits = (more: Partial<DecodingLimits> = {}): DecodingLimits => ({
  leastTokens: 0,
  mostTokens: 40,
  shouldStop: () => false,
  ...more,
});

const searches = {
  greedy: decodeGreedily,
  beam: (model: MoonshineModel, samples: Float32Array, bounds: DecodingLimits) =>
    decodeWithBeam(model, samples, buildBiasTrie([]), { ...bounds, width: 3, biasWeight: 1.5 }),
};

for (const [name, search] of Object.entries(searches)) {
  test(`${name}: may not end before enough has been said`, async () => {
    const eager = modelThatThinks((latest) => ({ [END_TOKEN]: 9, [latest < 100 ? 100 : latest + 1]: 3 }));
    expect((await search(eager, audio, limits()))?.tokens).toEqual([]);
    expect((await search(eager, audio, limits({ leastTokens: 3 })))?.tokens).toEqual([100, 101, 102]);
  });

  test(`${name}: leaves a loop, keeping one round of it`, async () => {
    const looping = modelThatThinks((latest) => ({ [latest === 101 ? 102 : latest === 102 ? 103 : 101]: 9 }));
    expect((await search(looping, audio, limits()))?.tokens).toEqual([101, 102, 103]);
  });

  test(`${name}: stops at the cap`, async () => {
    const endless = modelThatThinks((latest) => ({ [latest + 100]: 9 }));
    expect((await search(endless, audio, limits({ mostTokens: 12 })))?.tokens).toHaveLength(12);
  });

  test(`${name}: gives null when told to stop`, async () => {
    let steps = 0;
    const endless = modelThatThinks((latest) => ({ [latest + 100]: 9 }));
    expect(await search(endless, audio, limits({ shouldStop: () => ++steps > 3 }))).toBeNull();
  });
}

test('beam: finds what begins less likely and ends likelier', async () => {
  const misleading = modelThatThinks((latest) => {
    if (latest === 1) return { 200: 1, 300: 0.5 };
    if (latest === 200) return { [END_TOKEN]: 0, 201: 0, 202: 0, 203: 0 };
    return { [END_TOKEN]: 9 };
  });
  expect((await searches.greedy(misleading, audio, limits()))?.tokens[0]).toBe(200);
  expect((await searches.beam(misleading, audio, limits()))?.tokens).toEqual([300]);
});

test('beam: an expected phrase wins over a slightly likelier one, and not over a far likelier one', async () => {
  const [fuel] = encodePhrase('fuel') as [number];
  const rival = 500;
  const trie = buildBiasTrie(['fuel']);
  const firstToken = async (rivalLead: number) => {
    const torn = modelThatThinks((latest) =>
      latest === 1 ? { [rival]: rivalLead, [fuel]: 0 } : { [END_TOKEN]: 9 },
    );
    const decoded = await decodeWithBeam(torn, audio, trie, { ...limits(), width: 3, biasWeight: 1.5 });
    return decoded?.tokens[0];
  };
  expect([await firstToken(1), await firstToken(2)]).toEqual([fuel, rival]);
});

test('beam: does not end behind an expected phrase where the model would go on', async () => {
  const [fuel] = encodePhrase('fuel') as [number];
  const goingOn = modelThatThinks((latest) => {
    if (latest === 1) return { [fuel]: 5 };
    if (latest === fuel) return { [END_TOKEN]: 1, 500: 5 };
    // From here on each token is one of two that are as likely, which costs the long text its score.
    const next = (latest % 1_000) + 1;
    if (next < 520) return { [next]: 5, [next + 1_000]: 5 };
    return { [END_TOKEN]: 9 };
  });
  const trie = buildBiasTrie(['fuel']);
  const found = await decodeWithBeam(goingOn, audio, trie, { ...limits(), width: 3, biasWeight: 4 });
  expect(found?.tokens.length).toBeGreaterThan(1);
});
