import { describe, expect, test } from 'vitest';
import { SAMPLE_RATE_HZ, type TextToSpeech } from '#io.ts';

interface TextToSpeechUnderTest {
  engine: () => TextToSpeech;
  voices: readonly string[];
}

const SENTENCE = 'What visibility do you need in class golf airspace at night?';

/** Real engines on a machine that may be busy with others. */
const TIMEOUT_MS = 60_000;

/** What a conversation relies on, of any synthesiser. Call it once in the engine's test file. */
export function describeTextToSpeech({ engine, voices }: TextToSpeechUnderTest): void {
  const voice = voices[0]!;

  describe('as a synthesiser', { timeout: TIMEOUT_MS }, () => {
    test.each(voices)('speaks a sentence of eleven words in two to six seconds (%s)', async (name) => {
      const pcm = await engine().synthesise({ text: SENTENCE, voice: name });
      const seconds = (pcm?.length ?? 0) / SAMPLE_RATE_HZ;
      expect(seconds).toBeGreaterThan(2);
      expect(seconds).toBeLessThan(6);
      const loudest = pcm?.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      expect(loudest).toBeGreaterThan(3000);
    });

    test('says the same twice alike: nothing of one sentence is left for the next', async () => {
      const [first, , again] = await Promise.all(
        [SENTENCE, 'Something else.', SENTENCE].map((text) => engine().synthesise({ text, voice })),
      );
      expect(again).toEqual(first);
    });

    test.each(['', '   ', '.', '?!', '-t', '"quoted" & <odd> \\ signs'])('survives "%s"', async (text) => {
      expect(await engine().synthesise({ text, voice })).toBeInstanceOf(Int16Array);
    });

    test('gives null when aborted before its turn', async () => {
      const first = engine().synthesise({ text: SENTENCE, voice });
      const aborting = new AbortController();
      const second = engine().synthesise({ text: SENTENCE, voice, signal: aborting.signal });
      aborting.abort();
      expect(await second).toBeNull();
      expect(await first).not.toBeNull();
    });

    test('refuses a voice it does not have', async () => {
      await expect(engine().synthesise({ text: SENTENCE, voice: 'nobody' })).rejects.toThrow('nobody');
    });
  });
}
