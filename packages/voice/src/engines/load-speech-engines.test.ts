import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toSpeakable } from '#spoken/to-speakable.ts';
import { describeSpeechToText } from '#testing/conformance/stt.ts';
import { describeTextToSpeech } from '#testing/conformance/tts.ts';
import { describeVoiceActivity } from '#testing/conformance/vad.ts';
import { FLITE_VOICES } from './flite/load-flite.ts';
import { type LoadedSpeechEngines, loadSpeechEngines } from './load-speech-engines.ts';

let engines: LoadedSpeechEngines;

beforeAll(async () => {
  engines = await loadSpeechEngines({ sttWorkers: 1 });
}, 60_000);

afterAll(() => engines.close());

async function say(text: string, voice = 'rms'): Promise<Int16Array> {
  const pcm = await engines.tts.synthesise({ text: toSpeakable(text), voice });
  if (!pcm) throw new Error('nothing was said');
  return pcm;
}

describeVoiceActivity({
  engine: () => engines.vad,
  speech: () => say('You may not fly within five hundred feet below the clouds.'),
});

describeTextToSpeech({ engine: () => engines.tts, voices: FLITE_VOICES });

describeSpeechToText({
  engine: () => engines.stt,
  speech: () => say('You may not fly within five hundred feet below the clouds.'),
  expectedWords: ['five hundred', 'below', 'clouds'],
});

test('decodes tentative words of one conversation at a time', { timeout: 60_000 }, async () => {
  const pcm = await say('Hold short of the runway.');
  const ask = () => engines.stt.transcribe({ pcm, voicedMs: 0, urgency: 'partial', bias: [] });
  const shed = engines.stats().stt.shedPartials;
  const [, second] = await Promise.all([ask(), ask()]);
  const straightAfter = await ask();
  expect([second, straightAfter]).toEqual([null, null]);
  expect(engines.stats().stt.shedPartials).toBeGreaterThanOrEqual(shed + 2);
});

describe('spoken and heard again', { timeout: 60_000 }, () => {
  test.each([
    ['You need 3 SM of visibility.', /three statute miles of visibility/i],
    [
      'The airworthiness certificate must be in the airplane.',
      /airworthiness certificate must be in the airplane/i,
    ],
    ['Fly the heading and hold the altitude.', /heading and hold the altitude/i],
  ])('"%s"', async (written, heard) => {
    const pcm = await say(written);
    const transcription = await engines.stt.transcribe({
      pcm,
      voicedMs: pcm.length / 16 - 300,
      urgency: 'final',
      bias: [],
    });
    expect(transcription?.text).toMatch(heard);
  });

  test('counts what it did', async () => {
    const { stt, tts } = engines.stats();
    expect(stt.decode.beam.count).toBeGreaterThan(0);
    expect(stt.queueWait.final.count).toBeGreaterThan(0);
    expect(tts.total.count).toBeGreaterThan(0);
    expect([stt.waiting, stt.lostThreads, tts.lostThreads]).toEqual([0, 0, 0]);
  });
});
