import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConversationStore } from './conversation-store.ts';
import { watchFirstSound } from './watch-first-sound.ts';

const A_WHILE_MS = 20_000;

let store: ReturnType<typeof createConversationStore>;
let level: number;
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  level = 0;
  store = createConversationStore();
  store.dispatch({ type: 'start-requested', textOnly: false });
  store.dispatch({ type: 'connection-opened', at: 0 });
  store.dispatch({ type: 'mode-changed', mode: 'speaking' });
  end = watchFirstSound(store, () => level);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const sound = () => store.getState().sound;
const listen = () => {
  store.dispatch({ type: 'examiner-spoke', text: 'Where are we going?', eventId: 1 });
  store.dispatch({ type: 'mode-changed', mode: 'listening' });
};

it('says that nothing came, until something does', () => {
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(sound()).toBe('well');
  listen();
  vi.advanceTimersByTime(10_000);
  expect(sound()).toBe('well');
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(sound()).toBe('unheard');
  level = 0.01;
  vi.advanceTimersByTime(1_000);
  expect(sound()).toBe('well');
  level = 0;
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(sound()).toBe('well');
});

it.each([
  ['who thinks aside', () => store.dispatch({ type: 'hold-changed', holding: true })],
  ['who has muted it', () => store.dispatch({ type: 'mute-changed', muted: true })],
  ['over the books', () => store.dispatch({ type: 'books-opened', at: 0 })],
  ['who types', () => store.dispatch({ type: 'pilot-typed', text: 'To Reno.' })],
])('blames no microphone of one %s', (_, change) => {
  listen();
  change();
  store.dispatch({ type: 'mode-changed', mode: 'listening' });
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(sound()).toBe('well');
});
