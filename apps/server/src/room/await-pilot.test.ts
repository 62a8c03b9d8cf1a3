import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeRoomCall } from '../../test/fake-room-call.ts';
import { awaitPilot } from './await-pilot.ts';
import type { RoomCall } from './room-call.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FRAME = new Int16Array(512);
const INITIATION = { type: 'conversation_initiation_client_data', source_info: { source: 'js_sdk' } };

/** What a conversation that listens now is told. */
function readMessages(call: RoomCall | null): Record<string, unknown>[] {
  const messages: Record<string, unknown>[] = [];
  call?.onMessage((message) => messages.push(JSON.parse(message)));
  return messages;
}

test('the pilot is there with the first message, and it is the first that the conversation reads', async () => {
  const room = createFakeRoomCall();
  const awaited = awaitPilot(room.call);
  room.say(INITIATION);
  room.say({ type: 'user_message', text: 'Hello' });
  expect(readMessages(await awaited)).toEqual([INITIATION, { type: 'user_message', text: 'Hello' }]);
});

test('an examiner who came after the first message starts when the microphone is heard', async () => {
  const room = createFakeRoomCall();
  const awaited = awaitPilot(room.call);
  room.speak(FRAME);
  await vi.advanceTimersByTimeAsync(1_000);
  const call = await awaited;
  expect(readMessages(call)).toMatchObject([
    {
      type: 'conversation_initiation_client_data',
      conversation_config_override: { conversation: { text_only: false } },
    },
  ]);
  const heard: Int16Array[] = [];
  call?.onAudio((pcm) => heard.push(pcm));
  expect(heard).toEqual([FRAME]);
});

test('a first message on its way is waited for before one is made up', async () => {
  const room = createFakeRoomCall();
  const awaited = awaitPilot(room.call);
  room.speak(FRAME);
  await vi.advanceTimersByTimeAsync(100);
  room.say(INITIATION);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readMessages(await awaited)).toEqual([INITIATION]);
});

test('a pilot without a microphone types, but not before the page may have taken the socket', async () => {
  const room = createFakeRoomCall();
  let isThere = false;
  const awaited = awaitPilot(room.call).then((call) => {
    isThere = true;
    return call;
  });
  await vi.advanceTimersByTimeAsync(18_500);
  expect(isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readMessages(await awaited)).toMatchObject([
    { conversation_config_override: { conversation: { text_only: true } } },
  ]);
});

test('a pilot who leaves before was never there', async () => {
  const room = createFakeRoomCall();
  const awaited = awaitPilot(room.call);
  room.depart('lost');
  expect(await awaited).toBeNull();
});
