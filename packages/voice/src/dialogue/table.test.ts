import { describe, expect, it } from 'vitest';
import type { BrainEvent } from '#io.ts';
import { runConversation, type TestConversation } from '#testing/index.ts';

const chart = (exhibit: string) => ({ name: 'show_chart', parameters: { exhibit } });

/** An examiner who lays out whatever the pilot names, and nothing when he is told that there is no table. */
function showing(event: BrainEvent) {
  if (event.type === 'pilot-answered') return { text: 'Look at this.', table: chart(event.text) };
  if (event.type === 'client-tool-answered') return `There is no ${event.name}.`;
  return 'Ready?';
}

const calls = (test: TestConversation) => test.of('client_tool_call').map((event) => event.client_tool_call);

async function begun() {
  const test = runConversation({ reply: showing, limitMs: 1_800_000 });
  await test.open(true);
  const type = async (text: string) => {
    test.say({ type: 'user_message', text });
    await test.clock.advance(2_000);
  };
  /** What the page says of the first thing that was laid out. */
  const answerFirst = async (answer: { result: string; is_error: boolean }) => {
    const { tool_call_id } = calls(test)[0]!;
    test.say({ type: 'client_tool_result', tool_call_id, ...answer });
    await test.clock.advance(2_000);
  };
  return { test, type, answerFirst };
}

describe('what lies on the table', () => {
  it('is laid out before the words about it, and once as long as it is the same', async () => {
    const { test, type } = await begun();
    await type('one');
    await type('one');
    await type('two');
    expect(calls(test).map(({ tool_name, parameters }) => [tool_name, parameters])).toEqual([
      ['show_chart', { exhibit: 'one' }],
      ['show_chart', { exhibit: 'two' }],
    ]);
    const kinds = test.sent.map(({ event }) => event.type);
    expect(kinds[kinds.indexOf('client_tool_call') + 1]).toBe('agent_response');
  });

  it('holds no turn, and its answer needs no word', async () => {
    const { test, type, answerFirst } = await begun();
    await type('one');
    const heard = test.brainEvents.length;
    await answerFirst({ result: 'shown', is_error: false });
    expect(test.brainEvents).toHaveLength(heard);
  });

  it('tells the examiner of a page that has no place for it', async () => {
    const { test, type, answerFirst } = await begun();
    await type('one');
    await answerFirst({ result: 'no such tool', is_error: true });
    expect(test.brainEvents.at(-1)).toMatchObject({ type: 'client-tool-answered', name: 'show_chart' });
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe(
      'There is no show_chart.',
    );
  });

  it('is not asked about by an answer to something that lay there before', async () => {
    const { test, type, answerFirst } = await begun();
    await type('one');
    await type('two');
    const heard = test.brainEvents.length;
    await answerFirst({ result: '', is_error: true });
    expect(test.brainEvents).toHaveLength(heard);
  });
});
