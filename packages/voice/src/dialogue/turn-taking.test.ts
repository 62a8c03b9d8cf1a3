import { describe, expect, it } from 'vitest';
import type { BrainEvent } from '#io.ts';
import type { TurnTiming } from '#stats.ts';
import { runConversation, silence, speech, type TestConversation } from '#testing/index.ts';

const LONG_REPLY = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';

function answers(test: TestConversation) {
  return test.brainEvents.flatMap((event) => (event.type === 'pilot-answered' ? [event] : []));
}

function says(text: string) {
  return (event: BrainEvent) => (event.type === 'conversation-started' ? 'Ready?' : text);
}

async function waitFor(test: TestConversation, brainEvents: number, limitMs = 5_000): Promise<number> {
  for (let waited = 0; waited < limitMs; waited += 32) {
    if (test.brainEvents.length >= brainEvents) return waited;
    await test.stream(silence(32));
  }
  return Number.POSITIVE_INFINITY;
}

describe('the end of a turn', () => {
  it('is not found in a pause to think of 0.7 s', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech('it exceeds'));
    await test.stream(silence(700));
    await test.stream(speech('the critical angle'));
    await test.stream(silence(1_500));
    expect(answers(test).map((answer) => answer.text)).toEqual(['it exceeds the critical angle']);
    expect(answers(test)[0]?.continuesLastAnswer).toBe(false);
  });

  it('waits about 0.8 s after neutral words, full stop or not', async () => {
    const test = runConversation();
    test.stt.onRequest = () => ({ text: 'The wing stalls.' });
    await test.open();
    await test.stream(speech('the wing stalls'));
    const waited = await waitFor(test, 2);
    expect(waited).toBeGreaterThan(700);
    expect(waited).toBeLessThan(1_000);
  });

  it('waits longer while the words are open', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech('airspeed altimeter and'));
    const waited = await waitFor(test, 2);
    expect(waited).toBeGreaterThan(1_350);
    expect(waited).toBeLessThan(1_750);
  });

  it('is quicker after an explicit close', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech("honestly I don't know"));
    expect(await waitFor(test, 2)).toBeLessThan(520);
  });

  it('outlasts a pause to think while the brain misses something, and only then', async () => {
    const isAnswerSufficient = (text: string) => text.includes('angle');
    const unfinished = runConversation({ isAnswerSufficient });
    await unfinished.open();
    await unfinished.stream(speech('the wing stalls'));
    expect(await waitFor(unfinished, 2)).toBeGreaterThan(1_100);
    const finished = runConversation({ isAnswerSufficient });
    await finished.open();
    await finished.stream(speech('critical angle'));
    expect(await waitFor(finished, 2)).toBeLessThan(950);
  });

  it('is waited for longer with a pilot whom it has cut off', async () => {
    const test = runConversation({ isAnswerSufficient: () => false });
    await test.open();
    const thinks = async (first: string, then: string) => {
      await test.stream(speech(first));
      await test.stream(silence(1_300));
      await test.stream(speech(then));
      await test.stream(silence(4_000));
    };
    await thinks('airspeed altimeter', 'compass tachometer');
    await thinks('oil pressure', 'fuel gauge');
    expect(answers(test)).toMatchObject([
      { text: 'airspeed altimeter', continuesLastAnswer: false },
      { text: 'airspeed altimeter compass tachometer', continuesLastAnswer: true },
      { text: 'oil pressure fuel gauge', continuesLastAnswer: false },
    ]);
  });

  it('is not waited for longer because an answer was held open by hand', async () => {
    const test = runConversation({ isAnswerSufficient: () => false });
    await test.open();
    test.say({ type: 'contextual_update', text: 'thinking:on' });
    await test.stream(speech('airspeed altimeter'));
    await test.stream(silence(9_000));
    await test.stream(speech('compass tachometer'));
    test.say({ type: 'contextual_update', text: 'thinking:off' });
    expect(await waitFor(test, 2)).toBeLessThan(1_350);
  });

  it('does not come while the thinking control is on, however long the silence', async () => {
    const test = runConversation();
    await test.open();
    test.say({ type: 'contextual_update', text: 'thinking:on' });
    await test.stream(speech('first the airspeed'));
    await test.stream(silence(60_000));
    expect(answers(test)).toEqual([]);
    await test.stream(speech('then the altimeter'));
    test.say({ type: 'contextual_update', text: 'thinking:off' });
    await test.stream(silence(1_500));
    expect(answers(test).map((answer) => answer.text)).toEqual(['first the airspeed then the altimeter']);
  });

  it('is put off by typing', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech('critical angle'));
    await test.stream(silence(600));
    test.say({ type: 'user_activity' });
    await test.stream(silence(1_500));
    expect(answers(test)).toEqual([]);
    await test.stream(silence(2_000));
    expect(answers(test)).toHaveLength(1);
  });

  it('comes by the clock when the microphone goes silent altogether', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech('critical angle of attack'));
    await test.clock.advance(2_000);
    expect(answers(test).map((answer) => answer.text)).toEqual(['critical angle of attack']);
  });

  it('reports where the time went', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech('critical angle of attack'));
    await test.stream(silence(3_000));
    const [turn] = test.conversation.stats.turns;
    expect(turn?.waitMs).toBe(800);
    expect(turn!.turnEndedAtMs - turn!.voiceEndedAtMs).toBeGreaterThanOrEqual(800);
    // 50 ms of synthesis, and nothing else: the words were decoded during the pause.
    expect(turn!.firstAudioAtMs! - turn!.turnEndedAtMs).toBe(50);
  });

  it.each([false, true])(
    'does so of a typed answer too, apart from what is spoken (text alone: %s)',
    async (textOnly) => {
      const exchanges: TurnTiming[] = [];
      const test = runConversation({ onExchange: (turn) => exchanges.push(turn) });
      await test.open(textOnly);
      test.say({ type: 'user_message', text: 'critical angle of attack' });
      await test.clock.advance(3_000);
      const [turn, ...more] = exchanges;
      expect(more).toEqual([]);
      expect(turn).toMatchObject({ typed: true, waitMs: 0 });
      expect(turn!.firstAudioAtMs! - turn!.voiceEndedAtMs).toBe(textOnly ? 0 : 50);
      expect(test.conversation.stats.turns).toEqual([]);
    },
  );
});

describe('a pilot who goes on', () => {
  it('as the examiner begins stops it, and both parts are one answer', async () => {
    const test = runConversation({ reply: says(LONG_REPLY) });
    await test.open();
    await test.stream(speech('airspeed altimeter'));
    await test.stream(silence(1_400));
    expect(answers(test)).toHaveLength(1);
    await test.stream(speech('magnetic compass'));
    await test.stream(silence(1_500));
    expect(answers(test).at(-1)).toMatchObject({
      text: 'airspeed altimeter magnetic compass',
      continuesLastAnswer: true,
    });
    const pilot = test.turns.filter((turn) => turn.role === 'pilot');
    expect(pilot.map((turn) => [turn.text, turn.replacesLast])).toEqual([
      ['airspeed altimeter', false],
      ['airspeed altimeter magnetic compass', true],
    ]);
    const ids = test.of('user_transcript').map((event) => event.user_transcription_event.event_id);
    expect(ids[1]).toBe(ids[0]);
  });

  it('before the examiner has begun is not talked over, and the reply is made anew', async () => {
    const test = runConversation({
      reply: async (event) => {
        if (event.type === 'pilot-answered')
          await new Promise<void>((resolve) => test.clock.after(900, resolve));
        return event.type === 'pilot-answered' ? `So: ${event.text}.` : 'Ready?';
      },
    });
    await test.open();
    await test.stream(speech('airspeed altimeter'));
    await test.stream(silence(1_100));
    await test.stream(speech('magnetic compass'));
    await test.stream(silence(4_000));
    expect(test.of('agent_response').map((event) => event.agent_response_event.agent_response)).toEqual([
      'Ready?',
      'So: airspeed altimeter magnetic compass.',
    ]);
  });

  it('is told before what was typed meanwhile, and that in the order it was typed', async () => {
    const test = runConversation({
      reply: async (event) => {
        await new Promise<void>((resolve) => test.clock.after(900, resolve));
        return `So: ${event.type}.`;
      },
    });
    await test.open();
    await test.stream(speech('airspeed altimeter'));
    await test.stream(silence(1_100));
    test.say({ type: 'user_message', text: 'first typed' });
    await test.stream(speech('magnetic compass'));
    test.say({ type: 'contextual_update', text: 'thinking:on' });
    await test.stream(silence(5_000));
    test.say({ type: 'user_message', text: 'second typed' });
    await test.stream(silence(10_000));
    expect(answers(test).map(({ text, continuesLastAnswer }) => [text, continuesLastAnswer])).toEqual([
      ['airspeed altimeter', false],
      ['airspeed altimeter magnetic compass', true],
      ['first typed', false],
      ['second typed', false],
    ]);
  });

  it('much later is answering the next question', async () => {
    const test = runConversation({ reply: says(LONG_REPLY) });
    await test.open();
    await test.stream(speech('airspeed altimeter'));
    await test.stream(silence(4_000));
    await test.stream(speech('excuse me sir'));
    await test.stream(silence(1_500));
    expect(answers(test).at(-1)).toMatchObject({ text: 'excuse me sir', continuesLastAnswer: false });
  });
});

describe('words', () => {
  it('show while they are spoken', async () => {
    const test = runConversation();
    await test.open();
    await test.stream(speech('alpha bravo charlie delta echo foxtrot golf hotel'));
    const shown = test
      .of('tentative_user_transcript')
      .map((e) => e.tentative_user_transcription_event.user_transcript);
    expect(shown.length).toBeGreaterThan(1);
    expect('alpha bravo charlie delta echo foxtrot golf hotel').toContain(shown.at(-1));
  });

  it('of a long answer are all there, cut into segments the model can take', async () => {
    const words = Array.from({ length: 120 }, (_, index) => `w${index}`);
    const test = runConversation();
    await test.open();
    await test.stream(speech(words.join(' ')));
    await test.stream(silence(1_500));
    expect(answers(test)[0]?.text).toBe(words.join(' '));
    expect(Math.max(...test.stt.requests.map((request) => request.pcm.length / 16_000))).toBeLessThanOrEqual(
      20,
    );
  });

  it('that did not come through are asked for again', async () => {
    const test = runConversation();
    test.stt.onRequest = () => ({ text: '' });
    await test.open();
    await test.stream(speech('mumble mumble mumble'));
    await test.stream(silence(1_500));
    expect(test.brainEvents.at(-1)).toEqual({ type: 'pilot-unclear' });
  });

  it('are not asked for after a cough', async () => {
    const test = runConversation();
    test.stt.onRequest = () => ({ text: '' });
    await test.open();
    await test.stream(speech('ahem'));
    await test.stream(silence(1_500));
    expect(test.brainEvents).toHaveLength(1);
  });

  it('bias the recogniser towards the question at hand', async () => {
    const test = runConversation({ reply: () => ({ text: 'What is VX?', bias: ['best angle'] }) });
    await test.open();
    await test.stream(speech('best angle of climb'));
    await test.stream(silence(500));
    expect(test.stt.requests.at(-1)?.bias).toEqual(['best angle']);
  });
});

describe('silence', () => {
  it('is broken once after 45 s, then ever more rarely', async () => {
    const test = runConversation({ limitMs: 1_800_000 });
    await test.open();
    await test.clock.advance(44_000 - 5_000);
    expect(test.brainEvents).toHaveLength(1);
    for (let sent = 0; sent < 56; sent++) {
      await test.clock.advance(10_000);
      await test.stream(silence(32));
    }
    const nudges = test.brainEvents.filter((event) => event.type === 'pilot-silent');
    expect(nudges).toHaveLength(3);
  });

  it('of half an hour ends at the limit, and nobody was pestered', async () => {
    const test = runConversation({
      limitMs: 1_800_000,
      reply: (event) =>
        event.type === 'time-nearly-up' ? { text: 'Done.', endsConversation: true } : 'Well?',
    });
    await test.open();
    for (let sent = 0; sent < 180 && !test.closed; sent++) {
      await test.clock.advance(10_000);
      await test.stream(silence(32));
    }
    expect(test.closed?.code).toBe(1000);
    expect(test.turns.filter(({ role }) => role === 'pilot')).toEqual([]);
    const nudges = test.brainEvents.filter((event) => event.type === 'pilot-silent');
    expect(nudges.length).toBeLessThan(8);
  });

  it('is left alone while the pilot thinks', async () => {
    const test = runConversation({ limitMs: 1_800_000 });
    await test.open();
    test.say({ type: 'contextual_update', text: 'thinking:on' });
    await test.stream(silence(120_000));
    expect(test.brainEvents).toHaveLength(1);
  });
});

describe('say again', () => {
  it.each([
    ['the question again where nothing was to be said', '', 1],
    ['not a second time what is being said anyway', 'Noted.', 0],
  ])('asked to repeat while an answer is weighed, says %s', async (_, text, repeats) => {
    let weighed = (_: string) => {};
    const test = runConversation({
      reply: (event) =>
        event.type === 'pilot-answered'
          ? new Promise<string>((resolve) => {
              weighed = resolve;
            })
          : 'Again.',
    });
    await test.open();
    await test.stream(speech('it is thirty minutes'));
    await test.stream(silence(3_000));
    test.say({ type: 'contextual_update', text: 'say-again' });
    await test.stream(silence(500));
    weighed(text);
    await test.stream(silence(5_000));
    expect(test.brainEvents.filter(({ type }) => type === 'repeat-requested')).toHaveLength(repeats);
  });

  it('asks the brain to repeat, also in the middle of a reply', async () => {
    const test = runConversation({
      reply: (event) => (event.type === 'repeat-requested' ? 'Again.' : LONG_REPLY),
    });
    test.say({ type: 'conversation_initiation_client_data' });
    await test.clock.advance(1_500);
    test.say({ type: 'contextual_update', text: 'say-again' });
    await test.clock.advance(3_000);
    expect(test.brainEvents.at(-1)).toEqual({ type: 'repeat-requested' });
    expect(test.of('interruption')).toHaveLength(1);
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe('Again.');
  });
});
