import { describe, expect, it } from 'vitest';
import type { SpeechRequest } from '#io.ts';
import { rememberSpeech } from './remember-speech.ts';

function createCountingVoice() {
  const asked: string[] = [];
  return {
    asked,
    async synthesise({ text, voice, signal }: SpeechRequest) {
      asked.push(`${voice}: ${text}`);
      if (text === 'fail') throw new Error('lost');
      return signal?.aborted ? null : new Int16Array(text.length * 10);
    },
  };
}

describe('speech said before', () => {
  it('is said again without the engine, in each voice for itself', async () => {
    const voice = createCountingVoice();
    const tts = rememberSpeech(voice);
    const first = await tts.synthesise({ text: 'Okay.', voice: 'rms' });
    expect(await tts.synthesise({ text: 'Okay.', voice: 'rms' })).toBe(first);
    await tts.synthesise({ text: 'Okay.', voice: 'slt' });
    expect(voice.asked).toEqual(['rms: Okay.', 'slt: Okay.']);
  });

  it('makes room by forgetting what was heard longest ago', async () => {
    const voice = createCountingVoice();
    const tts = rememberSpeech(voice, 250);
    for (const text of ['one__', 'two__', 'one__', 'three', 'one__', 'two__']) {
      await tts.synthesise({ text, voice: 'rms' });
    }
    expect(voice.asked.map((asked) => asked.slice(5))).toEqual(['one__', 'two__', 'three', 'two__']);
  });

  it('remembers neither failures nor what was given up', async () => {
    const voice = createCountingVoice();
    const tts = rememberSpeech(voice);
    await expect(tts.synthesise({ text: 'fail', voice: 'rms' })).rejects.toThrow('lost');
    await expect(tts.synthesise({ text: 'fail', voice: 'rms' })).rejects.toThrow('lost');
    await tts.synthesise({ text: 'Well', voice: 'rms', signal: AbortSignal.abort() });
    expect(await tts.synthesise({ text: 'Well', voice: 'rms' })).toHaveLength(40);
    expect(voice.asked).toHaveLength(4);
  });
});
