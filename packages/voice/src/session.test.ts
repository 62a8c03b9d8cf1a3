import { LONGEST_TYPED_ANSWER, SHOW_CLOSED } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import type { BrainEvent } from '#io.ts';
import type { ConversationEnd } from '#session.ts';
import { runConversation, silence, speech, type TestConversation } from '#testing/index.ts';

function initiate(test: TestConversation): void {
  test.say({ type: 'conversation_initiation_client_data' });
}

const audioSamples = (base64: string) => Buffer.from(base64, 'base64').length / 2;

async function endOf(test: TestConversation): Promise<ConversationEnd | 'still open'> {
  return Promise.race([test.conversation.ended, Promise.resolve('still open' as const)]);
}

describe('a conversation', () => {
  it('opens with the metadata, then the first reply in words and sound', async () => {
    const test = runConversation();
    await test.open();
    expect(test.sent.map(({ event }) => event.type).slice(0, 4)).toEqual([
      'conversation_initiation_metadata',
      'ping',
      'agent_response',
      'audio',
    ]);
    expect(test.heardAudio()).toBe('Welcome. What is a stall?');
  });

  it('hears an answer, shows its transcript and replies to it', async () => {
    const test = runConversation({
      reply: (event) => (event.type === 'pilot-answered' ? `You said ${event.text}.` : 'What is a stall?'),
    });
    await test.open();
    await test.stream(speech('exceeding the critical angle of attack'));
    await test.stream(silence(2_000));
    expect(test.brainEvents.at(-1)).toEqual({
      type: 'pilot-answered',
      text: 'exceeding the critical angle of attack',
      confidence: -0.2,
      continuesLastAnswer: false,
    });
    expect(test.of('user_transcript').map((event) => event.user_transcription_event.user_transcript)).toEqual(
      ['exceeding the critical angle of attack'],
    );
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe(
      'You said exceeding the critical angle of attack.',
    );
  });

  it('says of a typed answer that is too long that it was not taken, and tells the brain nothing', async () => {
    const test = runConversation();
    await test.open(true);
    const before = test.brainEvents.length;
    test.say({ type: 'user_message', text: 'x'.repeat(2_001) });
    await test.clock.advance(1_000);
    expect(test.brainEvents).toHaveLength(before);
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toContain('2,000');
    test.say({ type: 'user_message', text: 'x'.repeat(2_000) });
    await test.clock.advance(1_000);
    expect(test.brainEvents.length).toBeGreaterThan(before);
  });

  it('says so of long answers that come faster than anybody types, and takes them no more', async () => {
    const test = runConversation();
    await test.open(true);
    const before = test.brainEvents.length;
    for (let message = 0; message < 30; message++) {
      test.say({ type: 'user_message', text: 'a'.repeat(LONGEST_TYPED_ANSWER) });
      await test.clock.advance(500);
    }
    const refused = test.conversation.stats.warnings['typed-too-fast'] ?? 0;
    expect(refused).toBeGreaterThan(10);
    const told = test.of('agent_response').map((reply) => reply.agent_response_event.agent_response);
    expect(told.filter((text) => text.startsWith('That is more than I can follow'))).toHaveLength(refused);
    expect(test.brainEvents.length - before).toBeLessThanOrEqual(30 - refused);
  });

  it('takes typed text for an answer, with no microphone and no voice', async () => {
    const test = runConversation();
    await test.open(true);
    test.say({ type: 'user_message', text: 'Too much angle of attack' });
    await test.clock.advance(1_000);
    expect(test.brainEvents.at(-1)).toMatchObject({
      type: 'pilot-answered',
      text: 'Too much angle of attack',
      confidence: null,
    });
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe(
      'Noted pilot-answered.',
    );
    expect(test.of('audio')).toEqual([]);
    expect(test.of('interruption')).toEqual([]);
    expect(test.turns.map((turn) => [turn.role, turn.text, turn.interrupted])).toEqual([
      ['examiner', 'Welcome. What is a stall?', false],
      ['pilot', 'Too much angle of attack', false],
      ['examiner', 'Noted pilot-answered.', false],
    ]);
  });

  it('keeps messages typed while a reply is being made, in order', async () => {
    const test = runConversation();
    initiate(test);
    for (const text of ['one', 'two', 'three']) test.say({ type: 'user_message', text });
    await test.clock.advance(10_000);
    expect(
      test.brainEvents.flatMap((event) => (event.type === 'pilot-answered' ? [event.text] : [])),
    ).toEqual(['one', 'two', 'three']);
  });

  it('keeps them in order behind a message that asks for nothing', async () => {
    const test = runConversation({ reply: () => '' });
    initiate(test);
    test.say({ type: 'client_tool_result', tool_call_id: 'never-called', result: 'found', is_error: false });
    for (const text of ['one', 'two']) test.say({ type: 'user_message', text });
    await test.clock.advance(10_000);
    expect(
      test.brainEvents.flatMap((event) => (event.type === 'pilot-answered' ? [event.text] : [])),
    ).toEqual(['one', 'two']);
  });

  it('leaves the name of the conversation to the log it was given', async () => {
    const lines: object[] = [];
    const log = { info: (line: object) => lines.push(line), warn: (line: object) => lines.push(line) };
    const test = runConversation({ log, reply: () => Promise.reject(new Error('no words')) });
    initiate(test);
    test.raw('{');
    await test.clock.advance(1_000);
    test.hangUp(1000);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).not.toHaveProperty('conversationId');
  });

  it('shows how sure it is that the pilot speaks', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech('critical angle'));
    const scores = test.of('vad_score').map((event) => event.vad_score_event.vad_score);
    expect(Math.max(...scores)).toBeGreaterThan(0.9);
  });

  it('takes one like or dislike for each reply, whichever of its events it names', async () => {
    const test = runConversation();
    await test.open();
    const response = test.of('agent_response')[0]!.agent_response_event.event_id;
    const lastAudio = test.of('audio').at(-1)!.audio_event.event_id;
    test.say({ type: 'feedback', event_id: lastAudio, score: 'like' });
    test.say({ type: 'feedback', event_id: response, score: 'dislike' });
    test.say({ type: 'feedback', event_id: 0, score: 'like' });
    expect(test.feedback).toEqual([
      { responseEventId: response, text: 'Welcome. What is a stall?', score: 'like' },
    ]);
  });

  it('continues after a reconnect with the time used before', async () => {
    const test = runConversation({ resumed: { elapsedMs: 290_000 } });
    await test.open();
    expect(test.brainEvents[0]).toEqual({ type: 'conversation-resumed' });
    await test.clock.advance(5_000);
    expect(test.closed).toEqual({ code: 1000, reason: 'time limit reached' });
    expect(await endOf(test)).toEqual({ reason: 'limit', secondsUsed: 300 });
  });
});

describe('the end', () => {
  it('comes at the limit sharp, whatever the pilot does', async () => {
    const test = runConversation({ limitMs: 20_000 });
    initiate(test);
    await test.clock.advance(19_000);
    await test.stream(speech('I was about to'));
    await test.clock.advance(0);
    expect(test.closed).toEqual({ code: 1000, reason: 'time limit reached' });
    expect(await endOf(test)).toEqual({ reason: 'limit', secondsUsed: 20 });
    const sentBefore = test.sent.length;
    await test.clock.advance(10_000);
    expect(test.sent).toHaveLength(sentBefore);
  });

  const closing = {
    limitMs: 60_000,
    isClosingDue: ({ remainingMs }: { remainingMs: number }, pilotIsSpeaking: boolean) =>
      remainingMs <= (pilotIsSpeaking ? 10_000 : 20_000),
    reply: (event: BrainEvent) => {
      if (event.type === 'time-nearly-up') return { text: 'That is all.', endsConversation: true };
      return event.type === 'pilot-answered' ? 'Next question?' : 'Ready?';
    },
  };
  const toldOf = (test: TestConversation) => test.brainEvents.map((event) => event.type);

  it('is announced after an answer when it is due, and that reply is said instead', async () => {
    const test = runConversation(closing);
    await test.open();
    await test.stream(silence(34_000));
    await test.stream(speech('the critical angle of attack'));
    await test.stream(silence(5_000));
    expect(toldOf(test)).toEqual(['conversation-started', 'pilot-answered', 'time-nearly-up']);
    expect(test.turns.filter(({ text }) => text === 'That is all.')).toHaveLength(1);
    expect(test.heardAudio()).toBe('Ready? That is all.');
    expect(await endOf(test)).toMatchObject({ reason: 'examiner' });
  });

  it('is announced in a silence when it is due, once', async () => {
    const test = runConversation({ ...closing, reply: () => 'Well?' });
    await test.open();
    await test.clock.advance(34_900);
    expect(toldOf(test)).toEqual(['conversation-started']);
    await test.clock.advance(15_000);
    expect(toldOf(test)).toEqual(['conversation-started', 'time-nearly-up']);
    expect(test.brainEvents.at(-1)).toMatchObject({ remainingMs: 20_000 });
  });

  it('is announced in mid-sentence when nothing could be said any more, and the words stay', async () => {
    const test = runConversation(closing);
    await test.open();
    await test.stream(silence(30_000));
    await test.stream(speech(Array.from({ length: 70 }, (_, index) => `word${index}`).join(' ')));
    expect(toldOf(test)).toEqual(['conversation-started', 'time-nearly-up']);
    expect(test.turns.find(({ role }) => role === 'pilot')).toMatchObject({ interrupted: true });
  });

  it('in the last ten seconds waits for the clock, and nobody is heard any more', async () => {
    const test = runConversation({
      ...closing,
      isClosingDue: ({ remainingMs }) => remainingMs <= 8_000,
    });
    await test.open();
    await test.stream(silence(52_000));
    expect(test.turns.at(-1)).toMatchObject({ text: 'That is all.', interrupted: false });
    expect(await endOf(test)).toBe('still open');
    // The page asks nobody to speak any more, and the answer of its tool is nobody's business.
    const [shown] = test.of('client_tool_call');
    expect(shown?.client_tool_call.tool_name).toBe(SHOW_CLOSED);
    test.say({ type: 'client_tool_result', tool_call_id: SHOW_CLOSED, result: '', is_error: true });
    await test.stream(speech('one more thing'));
    await test.stream(silence(3_000));
    expect(await endOf(test)).toEqual({ reason: 'limit', secondsUsed: 60 });
    expect(test.turns.filter(({ role }) => role === 'pilot')).toEqual([]);
  });

  it('tells the brain the pace of the voice, and of words alone that they take no time', async () => {
    const paces: number[] = [];
    const reply = 'slow flight stalls spins '.repeat(12).trim();
    const timed = (textOnly: boolean) => {
      const test = runConversation({
        reply: () => reply,
        isClosingDue: ({ msPerLetter }) => paces.push(msPerLetter) < 0,
      });
      return test.open(textOnly).then(() => test.clock.advance(30_000).then(() => test));
    };
    const spoken = (await timed(false)).of('audio');
    const samples = spoken.reduce((sum, { audio_event }) => sum + audioSamples(audio_event.audio_base_64), 0);
    expect(paces.at(-1)).toBeCloseTo(samples / 16 / reply.length, 5);
    paces.length = 0;
    await timed(true);
    expect(new Set(paces)).toEqual(new Set([0]));
  });

  it('by a dropped socket keeps what was being said', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech('alpha bravo charlie delta echo foxtrot golf hotel'));
    test.hangUp(1006);
    expect(await endOf(test)).toMatchObject({ reason: 'lost' });
    expect(test.turns.at(-1)).toMatchObject({ role: 'pilot', interrupted: true });
    expect(test.turns.at(-1)!.text).toContain('alpha bravo');
  });

  it('by a dropped socket keeps what the examiner had said', async () => {
    const test = runConversation({ reply: () => 'one two three four five six seven eight' });
    initiate(test);
    await test.clock.advance(1_500);
    test.hangUp(1006);
    expect(test.turns).toHaveLength(1);
    expect(test.turns[0]).toMatchObject({ role: 'examiner', text: 'one two three four', interrupted: true });
  });

  it.each([
    [1000, 'pilot'],
    [1005, 'pilot'],
    [1001, 'lost'],
  ])('with close code %i is the end by: %s', async (code, reason) => {
    const test = runConversation();
    await test.open();
    test.hangUp(code);
    expect(await endOf(test)).toMatchObject({ reason });
  });

  it('comes from the server when it asks for it, once', async () => {
    const test = runConversation();
    await test.open();
    test.conversation.end('error', { code: 1012, reason: 'restarting' });
    test.conversation.end('pilot');
    expect(test.closed).toEqual({ code: 1012, reason: 'restarting' });
    expect(await endOf(test)).toMatchObject({ reason: 'error' });
  });
});

describe('a part that fails', () => {
  it('in recognition is asked once more, and the pilot notices nothing', async () => {
    const test = runConversation();
    await test.open();
    let faults = 0;
    test.stt.onRequest = ({ urgency }) =>
      urgency === 'speculative' && faults++ === 0 ? new Error('worker died') : undefined;
    await test.stream(speech('critical angle'));
    await test.stream(silence(1_500));
    expect(test.brainEvents.at(-1)).toMatchObject({ type: 'pilot-answered', text: 'critical angle' });
  });

  it('in recognition for good brings an apology, and the conversation goes on', async () => {
    const test = runConversation();
    await test.open();
    test.stt.onRequest = () => new Error('worker died');
    await test.stream(speech('critical angle'));
    await test.stream(silence(6_000));
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toContain("I'm sorry");
    expect(test.brainEvents).toHaveLength(1);
    test.stt.onRequest = () => undefined;
    await test.stream(speech('critical angle'));
    await test.stream(silence(1_500));
    expect(test.brainEvents.at(-1)).toMatchObject({ type: 'pilot-answered', text: 'critical angle' });
  });

  it('in speech leaves the words on the screen', async () => {
    const test = runConversation();
    test.tts.fault = new Error('worker died');
    await test.open();
    expect(test.of('agent_response')).toHaveLength(1);
    expect(test.of('audio')).toEqual([]);
    test.tts.fault = null;
    test.say({ type: 'user_message', text: 'hello' });
    await test.clock.advance(1_000);
    expect(test.of('audio').length).toBeGreaterThan(0);
  });

  it('in the brain brings an apology', async () => {
    const test = runConversation({
      reply: (event) => {
        if (event.type === 'pilot-answered') throw new Error('no database');
        return 'Ready?';
      },
    });
    await test.open();
    test.say({ type: 'user_message', text: 'hello' });
    await test.clock.advance(1_000);
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toContain("I'm sorry");
    expect(test.closed).toBeNull();
  });

  it('in the record does not stop the conversation', async () => {
    const test = runConversation({ onTurn: () => Promise.reject(new Error('no database')) });
    await test.open();
    test.say({ type: 'user_message', text: 'hello' });
    await test.clock.advance(1_000);
    expect(test.brainEvents).toHaveLength(2);
    expect(test.conversation.stats.engineFaults).toBeGreaterThan(0);
  });
});

describe('a connection that misbehaves', () => {
  it('is closed when no initiation comes within 10 s', async () => {
    const test = runConversation();
    await test.clock.advance(9_900);
    expect(test.closed).toBeNull();
    await test.clock.advance(200);
    expect(test.closed?.code).toBe(1008);
    expect(await endOf(test)).toEqual({ reason: 'never-started', secondsUsed: 0 });
  });

  it('may send audio before the initiation; it is counted and not heard', async () => {
    const test = runConversation();
    await test.stream(speech('too early'));
    expect(test.conversation.stats.warnings['before-initiation']).toBeGreaterThan(0);
    expect(test.sent).toEqual([]);
    await test.open();
    expect(test.brainEvents).toHaveLength(1);
  });

  it('does not start twice', async () => {
    const test = runConversation();
    await test.open();
    initiate(test);
    await test.clock.advance(1_000);
    expect(test.of('conversation_initiation_metadata')).toHaveLength(1);
    expect(test.brainEvents).toHaveLength(1);
    expect(test.conversation.stats.warnings['second-initiation']).toBe(1);
  });

  it('is closed when it never reads', async () => {
    const test = runConversation();
    await test.open();
    test.bufferedBytes = 2_000_000;
    test.say({ type: 'user_message', text: 'hello' });
    await test.clock.advance(1_000);
    expect(test.closed).toEqual({ code: 1013, reason: 'client reads too slowly' });
    expect(await endOf(test)).toMatchObject({ reason: 'lost' });
  });

  it('gets fewer extras while it reads slowly', async () => {
    const test = runConversation();
    await test.open();
    test.bufferedBytes = 200_000;
    await test.stream(silence(1_000));
    expect(test.of('vad_score')).toEqual([]);
  });

  it('is closed when it stops answering pings', async () => {
    const test = runConversation();
    await test.open();
    await test.clock.advance(1_000);
    const ping = test.of('ping')[0]!;
    await test.clock.advance(40);
    test.say({ type: 'pong', event_id: ping.ping_event.event_id });
    await test.clock.advance(6_000);
    expect(test.of('ping').at(-1)?.ping_event.ping_ms).toBeGreaterThan(0);
    expect(test.conversation.stats.pingMs).toBeGreaterThan(0);
    await test.clock.advance(20_000);
    expect(test.closed?.code).toBe(4408);
  });

  it('may send a clip in one go, but not audio without end', async () => {
    const test = runConversation();
    await test.open();
    const second = Buffer.from(silence(1_000).buffer).toString('base64');
    for (let i = 0; i < 25; i++) test.say({ user_audio_chunk: second });
    expect(test.conversation.stats.warnings).toEqual({});
    for (let i = 0; i < 25; i++) test.say({ user_audio_chunk: second });
    expect(test.conversation.stats.warnings['audio-too-fast']).toBeGreaterThan(15);
    expect(test.closed).toBeNull();
  });
});
