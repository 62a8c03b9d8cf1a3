// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { ConversationContext } from '../hooks/conversation-context.ts';
import { createConversationController } from '../session/conversation-controller.ts';
import { CaptionsPanel } from './captions-panel.tsx';

/** The far side: the vendor's session. */
const sendFeedback = vi.fn();
vi.mock('../session/open-session.ts', () => ({
  openSession: async () => ({ session: { sendFeedback, endSession: async () => {} }, way: 'websocket' }),
}));
vi.mock('../api/create-conversation.ts', () => ({
  createConversation: async () => ({
    conversationId: 'c1',
    limitSeconds: 300,
    connection: { type: 'websocket', signedUrl: 'wss://here' },
  }),
}));

let controller: ReturnType<typeof createConversationController>;
let unmount: () => Promise<void>;
beforeEach(async () => {
  sendFeedback.mockReset();
  controller = createConversationController();
  unmount = await render(
    <ConversationContext value={controller}>
      <CaptionsPanel />
    </ConversationContext>,
  );
  await act(() => controller.start({ kind: 'demo' }, true));
});
afterEach(() => unmount());

const says = (text: string, eventId: number) =>
  act(async () => controller.store.dispatch({ type: 'examiner-spoke', text, eventId }));
const named = (name: string) => [...document.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`)];
const press = (element: HTMLElement | undefined) => act(async () => element!.click());

it('is sent once for each reply, about that reply', async () => {
  await says('How much fuel at night?', 4);
  await says('And by day?', 9);
  const [first] = named('Like this reply');
  await press(first);
  expect(sendFeedback.mock.calls).toEqual([[true, 4]]);
  expect(named('You liked this reply')).toHaveLength(1);
  expect(named('Like this reply')).toHaveLength(1);
  await press(named('Dislike this reply')[0]);
  expect(sendFeedback.mock.calls).toEqual([
    [true, 4],
    [false, 9],
  ]);
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

it('leaves the tab key two stops: those of the latest reply', async () => {
  await says('How much fuel at night?', 4);
  await says('And by day?', 9);
  const stops = [...document.querySelectorAll('button')].map(({ tabIndex }) => tabIndex);
  expect(stops).toEqual([-1, -1, 0, 0]);
});

it('is no longer offered for what was said before a lost connection', async () => {
  await says('How much fuel at night?', 4);
  await act(async () => controller.store.dispatch({ type: 'connection-lost', at: 1 }));
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
