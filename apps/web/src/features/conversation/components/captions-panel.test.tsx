// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { ConversationContext } from '../hooks/conversation-context.ts';
import { type CaptionChoice, chooseCaptions } from '../hooks/use-caption-choice.ts';
import { createConversationController } from '../session/conversation-controller.ts';
import { CaptionsPanel } from './captions-panel.tsx';

let unmount: () => Promise<void>;
beforeEach(async () => {
  localStorage.clear();
  const controller = createConversationController();
  unmount = await render(
    <ConversationContext value={controller}>
      <CaptionsPanel />
    </ConversationContext>,
  );
  await act(async () =>
    controller.store.dispatch({ type: 'examiner-spoke', text: 'What is it?', eventId: 1 }),
  );
});
afterEach(() => unmount());

const words = () => document.querySelector('[role=log]')!;
const choose = (choice: CaptionChoice) => act(async () => chooseCaptions(choice));
/** What a screen reader would say by itself as soon as it changes. */
const speaking = () => document.querySelectorAll('[aria-live=polite], [aria-live=assertive], [role=status]');

it('shows what is said, and has no screen reader say it over the examiner', () => {
  expect(words().textContent).toContain('What is it?');
  // A log is spoken unless it says otherwise.
  expect(words().getAttribute('aria-live')).toBe('off');
  expect(speaking()).toHaveLength(0);
});

it('has it said to whoever wants that, and hides it from whoever does not want to read', async () => {
  await choose('aloud');
  expect(words().getAttribute('aria-live')).toBe('polite');
  await choose('hidden');
  expect(speaking()).toHaveLength(0);
  expect(words().closest('.hidden')).not.toBeNull();
  expect(document.body.textContent).toContain('Captions are off.');
});
