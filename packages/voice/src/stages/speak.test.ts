import { describe, expect, it } from 'vitest';
import type { TextToSpeech } from '#io.ts';
import { runConversation, speech } from '#testing/index.ts';
import { speak } from './speak.ts';

const SENTENCES = ['What is a stall?', 'And a spin?'];

function talk(tts: TextToSpeech, speed = 1) {
  const faults: unknown[] = [];
  const parts = speak(SENTENCES, {
    tts,
    voice: 'test',
    speed,
    toSpeakable: (text) => text,
    signal: new AbortController().signal,
    onFault: (error) => faults.push(error),
  });
  return { parts, faults };
}

const synthesise = () => Promise.reject(new Error('is not asked'));

describe('speaking', () => {
  it('asks for the next sentence as soon as one is heard, and gives both in order', async () => {
    const asked: string[] = [];
    const { parts } = talk({
      synthesise,
      async *stream({ text }) {
        asked.push(text);
        yield Int16Array.of(text.length);
        yield Int16Array.of(1);
      },
    });
    const first = await parts.next();
    expect(first.value).toEqual({ text: SENTENCES[0], pcm: Int16Array.of(16), isFirst: true, isLast: false });
    expect(asked).toEqual(SENTENCES);
    const rest = [];
    for await (const { text, pcm, isFirst, isLast } of parts) rest.push([text, [...pcm], isFirst, isLast]);
    expect(rest).toEqual([
      [SENTENCES[0], [1], false, false],
      [SENTENCES[0], [], false, true],
      [SENTENCES[1], [11], true, false],
      [SENTENCES[1], [1], false, false],
      [SENTENCES[1], [], false, true],
    ]);
  });

  it.each([
    ['at once', { synthesise: async () => new Int16Array(9_000) }],
    [
      'as it comes',
      {
        synthesise,
        async *stream() {
          for (let part = 0; part < 9; part++) yield new Int16Array(1_000);
        },
      },
    ],
  ])('takes as long as its speed makes it, a voice that speaks %s', async (_, tts: TextToSpeech) => {
    const lengths = new Map<string, number>();
    for await (const { text, pcm } of talk(tts, 1.15).parts)
      lengths.set(text, (lengths.get(text) ?? 0) + pcm.length);
    expect([...lengths]).toEqual(SENTENCES.map((text) => [text, Math.round(9_000 / 1.15)]));
  });

  it('leaves out what the voice loses twice, and goes on', async () => {
    const { parts, faults } = talk({
      async synthesise({ text }) {
        if (text === SENTENCES[0]) throw new Error('lost');
        return Int16Array.of(1);
      },
    });
    const said = [];
    for await (const { text } of parts) said.push(text);
    expect(said).toEqual([SENTENCES[1]]);
    expect(faults).toHaveLength(2);
  });
});

describe('a voice that takes its time', () => {
  const WORDS = 'one two three four five six seven eight nine ten';
  const whole = speech(WORDS);

  it('is heard from its first part on, whole and in even pieces', async () => {
    const test = runConversation({ reply: () => WORDS });
    let sendRest: () => void = () => {};
    const restIsThere = new Promise<void>((resolve) => {
      sendRest = resolve;
    });
    Object.assign(test.tts, {
      async *stream() {
        yield whole.subarray(0, 10_001);
        await restIsThere;
        yield whole.subarray(10_001);
      },
    });
    await test.open();
    const early = test.of('audio').length;
    expect(early).toBeGreaterThan(0);
    sendRest();
    await test.clock.advance(10_000);
    expect(test.of('audio').length).toBeGreaterThan(early);
    expect(test.heardAudio()).toBe(WORDS);
    const sizes = test
      .of('audio')
      .map(({ audio_event }) => Buffer.from(audio_event.audio_base_64, 'base64').length);
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([3_072]));
  });

  it('interrupted before it is done, counts as heard in proportion to how long it was likely to take', async () => {
    const test = runConversation({
      reply: (event) => (event.type === 'conversation-started' ? WORDS : 'Yes?'),
    });
    Object.assign(test.tts, {
      async *stream() {
        yield whole.subarray(0, 16_000);
        await new Promise(() => {});
      },
    });
    await test.open();
    test.say({ type: 'user_message', text: 'Wait.' });
    await test.clock.advance(100);
    const [examiner] = test.turns;
    // One second of about three was made and heard.
    expect(examiner).toMatchObject({ role: 'examiner', interrupted: true });
    const heard = examiner!.text.split(' ').length;
    expect(heard).toBeGreaterThanOrEqual(3);
    expect(heard).toBeLessThanOrEqual(5);
  });
});
