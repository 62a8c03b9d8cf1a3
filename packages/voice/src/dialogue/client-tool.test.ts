import { describe, expect, it } from 'vitest';
import type { BrainEvent } from '#io.ts';
import { runConversation, silence, speech, type TestConversation } from '#testing/index.ts';

const TOOL = 'open_books';

/** An examiner who opens the books whenever he hears of looking up, and asks what was found when they are closed. */
function bookish(event: BrainEvent) {
  if (event.type === 'conversation-started') return 'Ready?';
  if (event.type === 'look-up-requested') return { text: 'Go ahead.', clientTool: TOOL };
  if (event.type === 'pilot-answered' && event.text.includes('look'))
    return { text: 'Go ahead.', clientTool: TOOL };
  if (event.type === 'client-tool-answered') return event.pilotIsSpeaking ? '' : 'What did you find?';
  return 'Noted.';
}

const calls = (test: TestConversation) => test.of('client_tool_call').map((event) => event.client_tool_call);

function answer(test: TestConversation, result: unknown = 'found', is_error = false): void {
  const call = calls(test).at(-1);
  if (!call) throw new Error('No tool was called');
  test.say({ type: 'client_tool_result', tool_call_id: call.tool_call_id, result, is_error });
}

const events = (test: TestConversation) => test.brainEvents.map(({ type }) => type);

async function openedBooks(textOnly = false) {
  const test = runConversation({ reply: bookish, limitMs: 1_800_000 });
  await test.open(textOnly);
  test.say({ type: 'contextual_update', text: 'look-up' });
  await test.clock.advance(5_000);
  return test;
}

describe('a tool of the page', () => {
  it('is called once its line has been said', async () => {
    const test = await openedBooks();
    expect(calls(test)).toMatchObject([{ tool_name: TOOL, parameters: {} }]);
    const at = test.sent.findIndex(({ event }) => event.type === 'client_tool_call');
    expect(test.sent.slice(at).filter(({ event }) => event.type === 'audio')).toEqual([]);
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe('Go ahead.');
  });

  it('holds the turn: no word in ten minutes of silence', async () => {
    const test = await openedBooks();
    const before = events(test).length;
    await test.stream(silence(300_000));
    expect(events(test)).toHaveLength(before);
    answer(test);
    await test.clock.advance(3_000);
    expect(test.brainEvents.at(-1)).toEqual({
      type: 'client-tool-answered',
      name: TOOL,
      result: 'found',
      failed: false,
      pilotIsSpeaking: false,
    });
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe('What did you find?');
  });

  it('counts silence from its answer on', async () => {
    const test = await openedBooks();
    await test.stream(silence(60_000));
    answer(test);
    await test.stream(silence(40_000));
    expect(events(test)).not.toContain('pilot-silent');
    await test.stream(silence(10_000));
    expect(events(test)).toContain('pilot-silent');
  });

  it('leaves what is said meanwhile unfinished until it answers, and does not ask then', async () => {
    const test = await openedBooks();
    await test.stream(speech('thirty minutes'));
    await test.stream(silence(20_000));
    expect(events(test)).not.toContain('pilot-answered');
    answer(test);
    await test.stream(silence(2_000));
    expect(test.brainEvents.slice(-2)).toMatchObject([
      { type: 'client-tool-answered', pilotIsSpeaking: true },
      { type: 'pilot-answered', text: 'thirty minutes' },
    ]);
    expect(test.of('agent_response').map((event) => event.agent_response_event.agent_response)).not.toContain(
      'What did you find?',
    );
  });

  it('is asked about after a cough that was no word', async () => {
    const test = await openedBooks();
    test.stt.onRequest = () => ({ text: '' });
    await test.stream(speech('hm'));
    answer(test);
    await test.stream(silence(4_000));
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe('What did you find?');
  });

  it('is not called twice while it is open', async () => {
    const test = await openedBooks(true);
    test.say({ type: 'contextual_update', text: 'look-up' });
    await test.clock.advance(3_000);
    expect(calls(test)).toHaveLength(1);
  });

  it('can be called again, and an answer to an earlier call counts no more', async () => {
    const test = await openedBooks(true);
    const [first] = calls(test);
    answer(test);
    await test.clock.advance(3_000);
    test.say({ type: 'user_message', text: 'let me look again' });
    await test.clock.advance(3_000);
    expect(calls(test)).toHaveLength(2);
    const before = events(test).length;
    test.say({
      type: 'client_tool_result',
      tool_call_id: first!.tool_call_id,
      result: 'late',
      is_error: false,
    });
    await test.clock.advance(3_000);
    expect(events(test)).toHaveLength(before);
  });

  it('that answers with an error has failed', async () => {
    const test = await openedBooks();
    answer(test, 'no such tool', true);
    await test.clock.advance(3_000);
    expect(test.brainEvents.at(-1)).toMatchObject({ type: 'client-tool-answered', failed: true });
  });

  it.each([['a text'], [{ some: 'object' }], [null]])('may answer with %j', async (result) => {
    const test = await openedBooks();
    answer(test, result);
    await test.clock.advance(3_000);
    expect(test.brainEvents.at(-1)).toMatchObject({ type: 'client-tool-answered', result, failed: false });
  });

  it('is called all the same when the pilot talks over its line', async () => {
    const line = 'go ahead and show me where you would find it in the books that you have with you';
    const test = runConversation({
      reply: (event) =>
        event.type === 'look-up-requested' ? { text: line, clientTool: TOOL } : bookish(event),
    });
    await test.open();
    test.say({ type: 'contextual_update', text: 'look-up' });
    await test.stream(silence(2_000));
    expect(calls(test)).toHaveLength(0);
    await test.stream(speech('yes sir let me open it'));
    await test.stream(silence(3_000));
    expect(test.of('interruption')).toHaveLength(1);
    expect(calls(test)).toHaveLength(1);
    expect(events(test)).not.toContain('pilot-answered');
  });

  it('keeps half an answer on the record when its button is pressed in mid-sentence', async () => {
    const test = runConversation({ reply: bookish });
    await test.open();
    await test.stream(speech('it is thirty minutes or so and'));
    await test.stream(silence(600));
    test.say({ type: 'contextual_update', text: 'look-up' });
    await test.clock.advance(5_000);
    expect(test.turns.map(({ text }) => text)).toContain('it is thirty minutes or so and');
    expect(calls(test)).toHaveLength(1);
  });

  it.each([['Noted.'], ['']])(
    'is called too when its button is pressed while an answer is being weighed: %j',
    async (text) => {
      let weighed = (_: string) => {};
      const test = runConversation({
        reply: (event) =>
          event.type === 'pilot-answered'
            ? new Promise<string>((resolve) => {
                weighed = resolve;
              })
            : bookish(event),
      });
      await test.open();
      await test.stream(speech('it is thirty minutes'));
      await test.stream(silence(3_000));
      test.say({ type: 'contextual_update', text: 'look-up' });
      await test.stream(silence(1_000));
      expect(events(test).at(-1)).toBe('pilot-answered');
      weighed(text);
      await test.stream(silence(5_000));
      expect(events(test).at(-1)).toBe('look-up-requested');
      expect(calls(test)).toHaveLength(1);
    },
  );
});
