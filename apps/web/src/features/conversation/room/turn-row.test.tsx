// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { ConversationContext } from '../hooks/conversation-context.ts';
import { createConversationController } from '../session/conversation-controller.ts';
import type { ConversationControls } from '../session/conversation-controls.ts';
import type { ConversationEvent } from '../session/conversation-state.ts';
import { TurnRow } from './turn-row.tsx';

let controller: ConversationControls;
let unmount: () => Promise<void>;
beforeEach(async () => {
  controller = createConversationController();
  controller.store.dispatch({ type: 'start-requested', textOnly: true });
  unmount = await render(
    <ConversationContext value={controller}>
      <TurnRow isTyping={false} onType={null} />
    </ConversationContext>,
  );
});
afterEach(() => unmount());

const happens = (event: ConversationEvent) => act(async () => controller.store.dispatch(event));
const words = () => document.body.textContent;

it('asks nobody to speak before the examiner has said a word', async () => {
  await happens({ type: 'connection-opened', at: 0 });
  expect(words()).toContain('The examiner is on the way');
  expect(words()).not.toContain('You can speak');
  await happens({ type: 'examiner-spoke', text: 'How much fuel at night?', eventId: 1 });
  expect(words()).toContain('The examiner is listening');
  expect(words()).toContain('You can speak');
});

it('goes on where the line was lost and came back', async () => {
  await happens({ type: 'connection-opened', at: 0 });
  await happens({ type: 'examiner-spoke', text: 'How much fuel at night?', eventId: 1 });
  await happens({ type: 'connection-lost', at: 1_000 });
  expect(words()).toContain('The examiner waits for you');
  await happens({ type: 'connection-opened', at: 0 });
  expect(words()).toContain('You can speak');
});
