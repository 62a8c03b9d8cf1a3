import { describe, expect, it } from 'vitest';
import { runConversation, silence, speech, type TestConversation } from '#testing/index.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';

/** An examiner in the middle of a long sentence, past the window in which an answer goes on. */
async function openSpeaking(): Promise<TestConversation> {
  const test = runConversation({
    reply: (event) => (event.type === 'conversation-started' ? NUMBERS : 'Yes?'),
  });
  test.say({ type: 'conversation_initiation_client_data' });
  await test.stream(silence(2_000));
  return test;
}

/** The microphone hears nothing but the loudspeaker: 200 ms late and 17 dB down. */
async function streamEcho(test: TestConversation, durationMs: number): Promise<void> {
  for (let passed = 0; passed < durationMs; passed += 32) {
    const from = test.clock.now() + 32 - 200;
    const frame = new Int16Array(512);
    let playedUntil = 0;
    for (const { atMs, event } of test.sent) {
      if (event.type !== 'audio') continue;
      const bytes = Buffer.from(event.audio_event.audio_base_64, 'base64');
      const startsAt = Math.max(playedUntil, atMs);
      playedUntil = startsAt + bytes.length / 32;
      const offset = Math.round(from - startsAt) * 16;
      for (let i = 0; i < 512; i++) {
        const at = (offset + i) * 2;
        if (at >= 0 && at < bytes.length) frame[i] = bytes.readInt16LE(at) / 7;
      }
    }
    await test.stream(frame);
  }
}

describe('talking over the examiner', () => {
  it('stops it: nothing of the old turn is sent after the interruption', async () => {
    const test = await openSpeaking();
    await test.stream(speech('wait a moment please'));
    await test.stream(silence(600));
    const at = test.sent.findIndex(({ event }) => event.type === 'interruption');
    expect(at).toBeGreaterThan(0);
    expect(test.sent.slice(at).filter(({ event }) => event.type === 'audio')).toEqual([]);
    expect(test.sent[at + 1]?.event.type).toBe('agent_response_correction');
  });

  it('tells the brain what it left unsaid', async () => {
    const test = await openSpeaking();
    await test.stream(speech('wait a moment please'));
    await test.stream(silence(6_000));
    const { text } = test.turns[0]!;
    const unsaid = NUMBERS.slice(text.length).trim();
    expect(test.brainEvents.at(-1)).toMatchObject({ type: 'pilot-answered', unsaid });
  });

  it('keeps on record what was heard, not what was planned', async () => {
    const test = await openSpeaking();
    await test.stream(speech('wait a moment please'));
    await test.stream(silence(600));
    const [examiner] = test.turns;
    expect(examiner).toMatchObject({ role: 'examiner', interrupted: true });
    expect(NUMBERS.startsWith(examiner!.text)).toBe(true);
    const heardWords = examiner!.text.split(' ').length;
    expect(heardWords).toBeGreaterThan(4);
    expect(heardWords).toBeLessThan(10);
    const correction = test.of('agent_response_correction')[0]!.agent_response_correction_event;
    expect(correction).toMatchObject({
      original_agent_response: NUMBERS,
      corrected_agent_response: examiner!.text,
    });
  });

  it('begins the next answer with the words that did it', async () => {
    const test = await openSpeaking();
    await test.stream(speech('wait a moment please'));
    await test.stream(silence(1_500));
    expect(test.brainEvents.at(-1)).toMatchObject({ type: 'pilot-answered', text: 'wait a moment please' });
  });

  it('pauses the sending within 400 ms of the first sound', async () => {
    const test = await openSpeaking();
    const startedAt = test.clock.now();
    await test.stream(speech('wait a moment please'));
    const late = test.sent.filter(({ atMs, event }) => event.type === 'audio' && atMs > startedAt + 400);
    expect(late).toEqual([]);
  });

  it.each(['okay', 'uh-huh', 'right okay'])('is not what "%s" does', async (filler) => {
    const test = await openSpeaking();
    await test.stream(speech(filler));
    await test.stream(silence(9_000));
    expect(test.of('interruption')).toEqual([]);
    expect(test.heardAudio()).toBe(NUMBERS);
    expect(test.conversation.stats.rejectedBargeIns).toBe(1);
    expect(test.brainEvents).toHaveLength(1);
  });

  it('is not what the echo of its own voice does, and the echo is not asked about twice', async () => {
    const test = await openSpeaking();
    await test.stream(speech('three four five six seven eight nine ten eleven', 400));
    await test.stream(silence(9_000));
    expect(test.of('interruption')).toEqual([]);
    expect(test.heardAudio()).toBe(NUMBERS);
    expect(test.conversation.stats.rejectedBargeIns).toBe(1);
  });

  it('is not what its own voice does, 17 dB down and decoded to words nobody said', async () => {
    const test = runConversation({ reply: () => NUMBERS });
    test.stt.onRequest = () => ({ text: 'good mourning to you' });
    test.say({ type: 'conversation_initiation_client_data' });
    await streamEcho(test, 12_000);
    expect(test.of('interruption')).toEqual([]);
    expect(test.conversation.stats.rejectedBargeIns).toBe(1);
    expect(test.turns[0]).toMatchObject({ text: NUMBERS, interrupted: false });
  });

  it('still hears a pilot whose first word happened to be one of its own', async () => {
    const test = await openSpeaking();
    await test.stream(speech('four', 400));
    await test.stream(silence(600));
    expect(test.of('interruption')).toEqual([]);
    await test.stream(speech('wait a moment please', 400));
    await test.stream(silence(600));
    expect(test.of('interruption')).toHaveLength(1);
  });

  it('is not what voices in the next room do', async () => {
    const test = await openSpeaking();
    await test.stream(speech('somebody else is talking here', 100));
    await test.stream(silence(9_000));
    expect(test.of('interruption')).toEqual([]);
    expect(test.conversation.stats.rejectedBargeIns).toBe(0);
  });

  it('needs the level the pilot usually has', async () => {
    const test = runConversation({
      reply: (event) => (event.type === 'pilot-answered' ? NUMBERS : 'Ready?'),
    });
    await test.open();
    await test.stream(speech('alpha bravo charlie delta echo', 12_000));
    await test.stream(silence(2_500));
    await test.stream(speech('a radio plays far away', 1_200));
    await test.stream(silence(1_000));
    expect(test.of('interruption')).toEqual([]);
  });

  it('does not hold the reply for ever when the microphone is muted in mid-word', async () => {
    const test = await openSpeaking();
    await test.stream(speech('okay').subarray(0, 512 * 9));
    await test.clock.advance(12_000);
    expect(test.conversation.stats.rejectedBargeIns).toBe(1);
    expect(test.heardAudio()).toBe(NUMBERS);
  });

  it('works by typing too', async () => {
    const test = await openSpeaking();
    test.say({ type: 'user_message', text: 'Stop, please' });
    await test.clock.advance(4_000);
    const at = test.sent.findIndex(({ event }) => event.type === 'interruption');
    const bytesAfter = test.sent
      .slice(at)
      .map(({ event }) =>
        event.type === 'audio' ? Buffer.byteLength(event.audio_event.audio_base_64, 'base64') : 0,
      )
      .reduce((sum, bytes) => sum + bytes, 0);
    // "Yes?" is 0.4 s of 32 bytes a millisecond, the last chunk filled up; more would be of the old turn.
    expect(bytesAfter).toBeLessThan(500 * 32);
    expect(test.heardAudio().endsWith('Yes?')).toBe(true);
    expect(test.of('interruption')).toHaveLength(1);
    expect(test.brainEvents.at(-1)).toMatchObject({
      type: 'pilot-answered',
      text: 'Stop, please',
      confidence: null,
    });
  });

  it('does not cut off the last words of the exam', async () => {
    const test = runConversation({ reply: () => ({ text: NUMBERS, endsConversation: true }) });
    test.say({ type: 'conversation_initiation_client_data' });
    await test.stream(silence(1_000));
    await test.stream(speech('wait a moment please I have more'));
    await test.clock.advance(10_000);
    expect(test.of('interruption')).toEqual([]);
    expect(test.heardAudio()).toBe(NUMBERS);
    expect(test.closed).toEqual({ code: 1000, reason: 'the examiner ended the exam' });
  });

  it('at the very end of a reply becomes an answer when the reply is over first', async () => {
    const test = runConversation({
      reply: (event) => (event.type === 'conversation-started' ? 'one two three four' : 'Yes?'),
    });
    test.say({ type: 'conversation_initiation_client_data' });
    await test.stream(silence(1_000));
    await test.stream(speech('lift weight thrust drag'));
    await test.stream(silence(1_500));
    expect(test.brainEvents.at(-1)).toMatchObject({
      type: 'pilot-answered',
      text: 'lift weight thrust drag',
    });
  });
});

describe('playout', () => {
  it('never runs more than half a second ahead of the ear', async () => {
    const test = await openSpeaking();
    await test.clock.advance(10_000);
    const audio = test.sent.filter(({ event }) => event.type === 'audio');
    let sentMs = 0;
    for (const { atMs, event } of audio) {
      if (event.type !== 'audio') continue;
      sentMs += (Buffer.from(event.audio_event.audio_base_64, 'base64').length / 2 / 16_000) * 1000;
      expect(sentMs - (atMs - audio[0]!.atMs)).toBeLessThanOrEqual(500);
    }
  });

  it('numbers its events upwards', async () => {
    const test = await openSpeaking();
    await test.clock.advance(3_000);
    const ids = test.of('audio').map((event) => event.audio_event.event_id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });
});
