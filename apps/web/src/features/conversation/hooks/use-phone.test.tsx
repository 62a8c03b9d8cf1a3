// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { createConversationController } from '../session/conversation-controller.ts';
import type { ConversationControls } from '../session/conversation-controls.ts';
import { ConversationContext } from './conversation-context.ts';
import { useAwakeScreen } from './use-awake-screen.ts';
import { useHiddenTitle } from './use-hidden-title.ts';
import { useMediaKeys } from './use-media-keys.ts';

const locks: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn(async () => {
  const lock = {
    released: false,
    release: async () => {
      lock.released = true;
    },
  };
  locks.push(lock);
  return lock;
});
const keys = new Map<string, (() => void) | null>();
const mediaSession = {
  metadata: null as { title: string } | null,
  setActionHandler: (key: string, act: (() => void) | null) => keys.set(key, act),
};

let controller: ConversationControls;
let unmount: () => Promise<void>;

function Room() {
  useAwakeScreen();
  useHiddenTitle();
  useMediaKeys();
  return null;
}

beforeEach(async () => {
  locks.length = 0;
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
  Object.assign(navigator, { wakeLock: { request }, mediaSession });
  controller = createConversationController();
  controller.store.dispatch({ type: 'start-requested', textOnly: false });
  controller.store.dispatch({ type: 'connection-opened', at: 0 });
  unmount = await render(
    <ConversationContext value={controller}>
      <Room />
    </ConversationContext>,
  );
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

it('keeps the screen awake while an exam is on, again after the tab was away, and no longer', async () => {
  expect(locks).toMatchObject([{ released: false }]);
  // A browser lets go of it in a hidden tab.
  await locks[0]!.release();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(locks).toMatchObject([{ released: true }, { released: false }]);
  await unmount();
  expect(locks.every(({ released }) => released)).toBe(true);
});

it('tells the lock screen what is on, and lets a headset hold the turn', async () => {
  expect(mediaSession.metadata).toMatchObject({ title: 'Oral exam' });
  await act(async () => keys.get('pause')?.());
  expect(controller.store.getState().holding).toBe(true);
  await act(async () => keys.get('play')?.());
  expect(controller.store.getState().holding).toBe(false);
  await unmount();
  expect(mediaSession.metadata).toBeNull();
  expect([...keys.values()]).toEqual([null, null]);
});

it('says in the row of tabs that the exam goes on while another page is looked at', async () => {
  document.title = 'AI Coach';
  const turn = async (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  };
  await turn('hidden');
  expect(document.title).toBe('The exam goes on');
  await turn('visible');
  expect(document.title).toBe('AI Coach');
  vi.restoreAllMocks();
});
