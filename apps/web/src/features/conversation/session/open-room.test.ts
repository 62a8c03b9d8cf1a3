// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { until } from '#testing/until.ts';
import type { ConversationEvent } from './conversation-state.ts';
import { openRoom } from './open-room.ts';

type Callbacks = {
  connectionDelay: object;
  onIncomingEvent: (event: object) => void;
  onMessage: (said: { role: 'agent'; message: string }) => void;
  onDisconnect: (details: { reason: 'agent' | 'error'; message: string }) => void;
};

/** The far side: the vendor's client, in a room that was joined. */
let vendor: Callbacks | null = null;
const endSession = vi.fn(async () => {});
vi.mock('./load-voice-client.ts', () => ({
  workletOptions: {},
  loadRoomClient: async () => ({
    startSession: async (callbacks: Callbacks) => {
      vendor = callbacks;
      return { endSession };
    },
  }),
}));

const events: ConversationEvent[] = [];
beforeEach(() => {
  vendor = null;
  events.length = 0;
});

/** The page has joined, and nobody was heard of yet. */
async function join() {
  const opening = openRoom(
    { type: 'webrtc', conversationToken: 'token' },
    { textOnly: false, microphoneId: null, clientTools: {} },
    (event) => events.push(event),
  );
  await until(() => expect(vendor).not.toBeNull());
  return { opening, vendor: vendor! };
}

test('a room that closes before the examiner came is refused at once, and ends nothing', async () => {
  const { opening, vendor } = await join();
  vendor.onDisconnect({ reason: 'error', message: 'Room deleted' });
  await expect(opening).rejects.toThrow('before the examiner came');
  vendor.onMessage({ role: 'agent', message: 'Hello?' });
  expect(events).toEqual([]);
});

test('a room waits for nothing before it connects, but on Android for its sound', async () => {
  const { opening, vendor } = await join();
  expect(vendor.connectionDelay).toEqual({ default: 0, android: 3_000 });
  vendor.onDisconnect({ reason: 'error', message: 'Room deleted' });
  await expect(opening).rejects.toThrow();
});

test('a room in which the examiner was heard of is a conversation, and its end is told', async () => {
  const { opening, vendor } = await join();
  vendor.onIncomingEvent({ type: 'ping' });
  await opening;
  vendor.onDisconnect({ reason: 'error', message: 'Room deleted' });
  expect(events).toMatchObject([{ type: 'ended', cause: 'error' }]);
});

test.each([
  ['a desk', 'Mozilla/5.0 (X11; Linux x86_64)', 15_000],
  ['Android, which turns its sound to a call first', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', 18_000],
])('a room has 15 s to connect on %s', async (_name, userAgent, budgetMs) => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const opening = openRoom(
    { type: 'webrtc', conversationToken: 'token' },
    { textOnly: false, microphoneId: null, clientTools: {} },
    () => {},
  );
  let isOver = false;
  opening.catch(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(budgetMs - 100);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver).toBe(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
