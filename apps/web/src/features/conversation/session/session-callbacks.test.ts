import { STANDING_QUESTION } from '@rightseat/contract';
import { expect, it, vi } from 'vitest';
import type { ConversationEvent } from './conversation-state.ts';
import { callbacksInto } from './session-callbacks.ts';

function listen() {
  const heard: ConversationEvent[] = [];
  const callbacks = callbacksInto(
    (event) => heard.push(event),
    () => ({ cause: 'pilot', message: '' }),
  );
  return { heard, callbacks };
}

it('hears what stands to be answered', () => {
  const { heard, callbacks } = listen();
  const question = { ask: 'How much fuel at night?', narrowed: null };
  callbacks.onRichContent({ component: STANDING_QUESTION, props: { question } });
  callbacks.onRichContent({ component: STANDING_QUESTION, props: { question: null } });
  expect(heard).toEqual([
    { type: 'question-stands', question },
    { type: 'question-stands', question: null },
  ]);
});

it('leaves alone what it does not know', () => {
  const { heard, callbacks } = listen();
  callbacks.onRichContent({ component: 'carousel', props: { question: null } });
  callbacks.onRichContent({ component: STANDING_QUESTION, props: { question: 7 } });
  expect(heard).toEqual([]);
});

it('leaves him the turn through a gap in his sound, and gives it over when he has finished', () => {
  vi.useFakeTimers();
  const { heard, callbacks } = listen();
  callbacks.onModeChange({ mode: 'speaking' });
  callbacks.onModeChange({ mode: 'listening' });
  vi.advanceTimersByTime(250);
  callbacks.onModeChange({ mode: 'speaking' });
  vi.advanceTimersByTime(1_000);
  expect(heard).not.toContainEqual({ type: 'mode-changed', mode: 'listening' });
  callbacks.onModeChange({ mode: 'listening' });
  vi.advanceTimersByTime(1_000);
  expect(heard.at(-1)).toEqual({ type: 'mode-changed', mode: 'listening' });
  callbacks.onModeChange({ mode: 'listening' });
  callbacks.onDisconnect({ reason: 'user' });
  vi.advanceTimersByTime(1_000);
  expect(heard.at(-1)).toMatchObject({ type: 'ended' });
  vi.useRealTimers();
});
