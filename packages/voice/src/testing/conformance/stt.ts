import { describe, expect, test } from 'vitest';
import { SAMPLE_RATE_HZ, type SpeechToText, type TranscriptionRequest } from '#io.ts';

interface SpeechToTextUnderTest {
  engine: () => SpeechToText;
  /** A clip of clear speech, at most ten seconds, and words that must come out of it. */
  speech: () => Promise<Int16Array>;
  expectedWords: readonly string[];
}

const silence = (seconds: number) => new Int16Array(seconds * SAMPLE_RATE_HZ);

/** Real engines on a machine that may be busy with others. */
const TIMEOUT_MS = 60_000;

/** What a conversation relies on, of any recogniser. Call it once in the engine's test file. */
export function describeSpeechToText({ engine, speech, expectedWords }: SpeechToTextUnderTest): void {
  const request = (pcm: Int16Array, more: Partial<TranscriptionRequest> = {}): TranscriptionRequest => ({
    pcm,
    voicedMs: 0,
    urgency: 'final',
    bias: [],
    ...more,
  });

  describe('as a recogniser', { timeout: TIMEOUT_MS }, () => {
    test.each(['final', 'speculative', 'partial'] as const)(
      'hears the words of a clip (%s)',
      async (urgency) => {
        const heard = await engine().transcribe(request(await speech(), { urgency, bias: expectedWords }));
        for (const word of expectedWords) expect(heard?.text.toLowerCase()).toContain(word);
        expect(heard?.confidence).toBeLessThanOrEqual(0);
        expect(heard?.decodeMs).toBeGreaterThan(0);
      },
    );

    test('hears nothing in silence', async () => {
      expect((await engine().transcribe(request(silence(2))))?.text).toBe('');
    });

    test.each([0, 0.01, 0.05])('survives a clip of %s s', async (seconds) => {
      expect(await engine().transcribe(request(silence(seconds)))).toMatchObject({
        text: expect.any(String),
      });
    });

    test('refuses more than 20 s instead of inventing an end', async () => {
      await expect(engine().transcribe(request(silence(21)))).rejects.toThrow();
    });

    test('gives null when aborted, before or while decoding', async () => {
      const pcm = await speech();
      expect(await engine().transcribe(request(pcm, { signal: AbortSignal.abort() }))).toBeNull();
      const aborting = new AbortController();
      const decoding = engine().transcribe(request(pcm, { signal: aborting.signal }));
      aborting.abort();
      expect(await decoding).toBeNull();
    });

    test('answers every final request, however many partials there are', async () => {
      const pcm = (await speech()).subarray(0, SAMPLE_RATE_HZ);
      const partials = Array.from({ length: 6 }, () =>
        engine().transcribe(request(pcm, { urgency: 'partial' })),
      );
      const finals = await Promise.all(Array.from({ length: 6 }, () => engine().transcribe(request(pcm))));
      expect(finals).not.toContain(null);
      await Promise.all(partials);
    });
  });
}
