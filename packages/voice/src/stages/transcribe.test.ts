import { expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import { type SpeechToText, VAD_FRAME_SAMPLES } from '#io.ts';
import { createFakeStt } from '#testing/fake-stt.ts';
import { FRAME_MS } from './detect-speech.ts';
import { transcribe } from './transcribe.ts';

/** What is asked of the engine while somebody speaks and pauses in turn. */
async function requestsOf(stretches: readonly (readonly ['voice' | 'pause', number])[], isCharged?: true) {
  const fake = createFakeStt(systemClock, 0);
  const stt: SpeechToText = { transcribe: fake.transcribe, ...(isCharged && { isCharged }) };
  const answer = transcribe({
    stt,
    clock: { now: () => 0, after: () => () => {} },
    bias: () => [],
    onTentative: () => {},
    onFault: () => {},
  });
  for (const [kind, ms] of stretches) {
    for (let spent = 0; spent < ms; spent += FRAME_MS)
      answer.add({
        pcm: new Int16Array(VAD_FRAME_SAMPLES),
        probability: kind === 'voice' ? 0.9 : 0,
        levelDb: -30,
      });
  }
  await answer.finish();
  return fake.requests.map(({ urgency, signal }) => ({ urgency, isCalledOff: signal?.aborted === true }));
}

it('begins on a long stretch before its pause is sure, and takes that where it is one', async () => {
  const guess = { urgency: 'speculative', isCalledOff: false };
  expect(
    await requestsOf([
      ['voice', 6_000],
      ['pause', 160],
    ]),
  ).toEqual([guess]);
  expect(
    await requestsOf([
      ['voice', 6_000],
      ['pause', 800],
    ]),
  ).toEqual([guess]);
});

it('calls it off at the next word', async () => {
  const requests = await requestsOf([
    ['voice', 6_000],
    ['pause', 160],
    ['voice', 1_000],
    ['pause', 800],
  ]);
  expect(requests).toEqual([
    { urgency: 'speculative', isCalledOff: true },
    { urgency: 'speculative', isCalledOff: false },
  ]);
});

it('waits for the pause where a stretch is short, or where each request is paid for', async () => {
  expect(
    await requestsOf([
      ['voice', 2_000],
      ['pause', 160],
      ['voice', 500],
      ['pause', 800],
    ]),
  ).toHaveLength(1);
  const paid = await requestsOf(
    [
      ['voice', 6_000],
      ['pause', 160],
      ['voice', 500],
      ['pause', 800],
    ],
    true,
  );
  expect(paid).toEqual([{ urgency: 'final', isCalledOff: false }]);
});
