import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConversationEvent } from './conversation-state.ts';
import { openSocket } from './open-socket.ts';

type Callbacks = {
  onIncomingEvent: (event: object) => void;
  onMessage: (said: { role: 'agent'; message: string }) => void;
};

/** The far side: the vendor's client over a line that stands. */
let vendor: Callbacks;
const endSession = vi.fn(async () => {});
const socket = { OPEN: 1, readyState: 1 };
const sendMessage = vi.fn();
vi.mock('./load-voice-client.ts', () => ({
  workletOptions: {},
  loadVoiceClient: async () => ({
    startSession: async (callbacks: Callbacks) => {
      vendor = callbacks;
      return { endSession, connection: { socket, sendMessage } };
    },
  }),
}));

const events: ConversationEvent[] = [];
const open = (initiation?: object) =>
  openSocket(
    { type: 'websocket', signedUrl: 'wss://example.com', ...(initiation && { initiation }) } as never,
    { textOnly: true, microphoneId: null, clientTools: {} },
    (event) => events.push(event),
  );
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  socket.readyState = socket.OPEN;
  events.length = 0;
});
afterEach(() => vi.useRealTimers());

test('a line that three pings did not come by is lost, once', async () => {
  await open();
  for (let pings = 0; pings < 4; pings++) {
    vendor.onIncomingEvent({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events).toMatchObject([{ type: 'ended', cause: 'error' }]);
  expect(endSession).toHaveBeenCalledOnce();
  vendor.onMessage({ role: 'agent', message: 'Are you there?' });
  expect(events).toHaveLength(1);
});

test("another company's line is as silent as it likes", async () => {
  await open({ customLlmExtraBody: {} });
  vendor.onIncomingEvent({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual([]);
});

test('nothing is sent any more into a socket that is closing', async () => {
  const { connection } = (await open()) as unknown as {
    connection: { sendMessage: (message: object) => void };
  };
  connection.sendMessage({ user_audio_chunk: 'AAAA' });
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith({ user_audio_chunk: 'AAAA' });
  socket.readyState = 2;
  connection.sendMessage({ user_audio_chunk: 'AAAA' });
  expect(sendMessage).toHaveBeenCalledOnce();
});
