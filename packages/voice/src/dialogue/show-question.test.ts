import { expect, it } from 'vitest';
import { runConversation, type TestConversation } from '#testing/index.ts';

const FIRST = { ask: 'How much fuel at night?', narrowed: null };
const NARROWED = { ...FIRST, narrowed: 'And by day?' };

const shown = (test: TestConversation) =>
  test.of('rich_content').map(({ rich_content }) => rich_content.props.question);

it('is shown as the words begin that ask it, and again only when it has changed', async () => {
  const test = runConversation({
    reply: (event) => {
      if (event.type === 'conversation-started')
        return { text: 'Hello. How much fuel at night?', question: FIRST };
      if (event.type === 'repeat-requested') return { text: 'How much fuel at night?', question: FIRST };
      return { text: 'And by day?', question: NARROWED };
    },
  });
  await test.open();
  expect(shown(test)).toEqual([FIRST]);
  const kinds = test.sent.map(({ event }) => event.type);
  expect(kinds.indexOf('rich_content')).toBeLessThan(kinds.indexOf('audio'));
  test.say({ type: 'contextual_update', text: 'say-again' });
  await test.clock.advance(5_000);
  expect(shown(test)).toEqual([FIRST]);
  test.say({ type: 'user_message', text: 'Half an hour.' });
  await test.clock.advance(5_000);
  expect(shown(test)).toEqual([FIRST, NARROWED]);
});

it('goes when nothing is asked any more, and is shown again to a page that comes back', async () => {
  const test = runConversation({
    reply: (event) => ({ text: 'Goodbye.', question: event.type === 'conversation-resumed' ? FIRST : null }),
    resumed: { elapsedMs: 1_000 },
  });
  await test.open();
  test.say({ type: 'user_message', text: 'Bye.' });
  await test.clock.advance(5_000);
  expect(shown(test)).toEqual([FIRST, null]);
});

it('is left as it stands by an examiner who says nothing of it', async () => {
  const test = runConversation({ reply: () => 'Noted.' });
  await test.open();
  expect(shown(test)).toEqual([]);
});
