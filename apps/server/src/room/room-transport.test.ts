import type { Departure, PilotEvent } from '@rightseat/voice';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeRoomCall } from '../../test/fake-room-call.ts';
import { roomTransport } from './room-transport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open({ resumable = false } = {}) {
  const room = createFakeRoomCall();
  let now = 0;
  const transport = roomTransport(room.call, () => now, { resumable });
  const heard: PilotEvent[] = [];
  const departures: Departure[] = [];
  transport.onEvent((event) => heard.push(event));
  transport.onClose((departure) => departures.push(departure));
  return {
    ...room,
    transport,
    heard,
    departures,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const SAMPLES = Int16Array.from([1, -2, 300, -32_768]);

test('audio goes by the track as it is and everything else as a message by the data channel', () => {
  const { transport, played, received } = open();
  transport.send({ type: 'audio', pcm: SAMPLES, eventId: 3 });
  transport.send({ type: 'reply', text: 'Hello', eventId: 2 });
  expect(played[0]).toBe(SAMPLES);
  expect(received).toEqual([
    { type: 'agent_response', agent_response_event: { agent_response: 'Hello', event_id: 2 } },
  ]);
});

test('an interruption forgets what was queued', () => {
  const { transport, dropped, types } = open();
  transport.send({ type: 'interruption', eventId: 4 });
  expect(dropped()).toBe(1);
  expect(types()).toEqual(['interruption']);
});

test('what the microphone hears comes as it is, and messages as a socket would bring them', () => {
  const { speak, say, heard } = open();
  speak(SAMPLES);
  say({ type: 'user_message', text: 'hello' });
  expect(heard).toEqual([
    { type: 'audio', pcm: SAMPLES },
    { type: 'text', text: 'hello' },
  ]);
  expect(heard[0]).toHaveProperty('pcm', SAMPLES);
});

test('samples on a line that answers no pings are nobody’s', () => {
  const { speak, say, pass, heard } = open();
  pass(20_000);
  speak(SAMPLES);
  expect(heard).toEqual([]);
  say({ type: 'pong', event_id: 1 });
  speak(SAMPLES);
  expect(heard).toHaveLength(2);
});

test('a clean end is the vendor’s end_call with the reason; a cut line is not', async () => {
  const clean = open();
  clean.transport.close(1000, 'time limit reached');
  await vi.advanceTimersByTimeAsync(1_000);
  await clean.transport.closed;
  expect(clean.received).toMatchObject([
    {
      type: 'agent_tool_response',
      agent_tool_response: { tool_name: 'end_call', tool_call_id: 'time limit reached' },
    },
  ]);

  const cut = open();
  cut.transport.close(1012, 'server restarting');
  await vi.advanceTimersByTimeAsync(1_000);
  await cut.transport.closed;
  expect(cut.received).toMatchObject([
    { agent_tool_response: { tool_name: 'line_closed', tool_call_id: 'server restarting' } },
  ]);
});

test.each([
  ['who says goodbye has hung up', false, 'hung-up', 'hung-up'],
  ['who vanishes is lost', false, 'lost', 'lost'],
  ['who says goodbye to an exam that can be resumed may have been let go', true, 'hung-up', 'lost'],
] as const)('%s', (_, resumable, departure, taken) => {
  const { depart, departures } = open({ resumable });
  depart(departure);
  expect(departures).toEqual([taken]);
});
