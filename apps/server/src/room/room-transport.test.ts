import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeRoomCall } from '../../test/fake-room-call.ts';
import { roomTransport } from './room-transport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const room = createFakeRoomCall();
  let now = 0;
  const transport = roomTransport(room.call, () => now);
  const heard: string[] = [];
  const codes: number[] = [];
  transport.onMessage((data) => heard.push(String(data)));
  transport.onClose((code) => codes.push(code));
  return {
    ...room,
    transport,
    heard,
    codes,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const SAMPLES = Int16Array.from([1, -2, 300, -32_768]);
const base64 = Buffer.from(SAMPLES.buffer).toString('base64');

test('audio goes by the track and everything else as it is by the data channel', () => {
  const { transport, played, received } = open();
  transport.send({ type: 'audio', audio_event: { audio_base_64: base64, event_id: 3 } });
  const words = {
    type: 'agent_response',
    agent_response_event: { agent_response: 'Hello', event_id: 2 },
  } as const;
  transport.send(words);
  expect(played).toEqual([SAMPLES]);
  expect(received).toEqual([words]);
});

test('an interruption forgets what was queued', () => {
  const { transport, dropped, types } = open();
  transport.send({ type: 'interruption', interruption_event: { event_id: 4 } });
  expect(dropped()).toBe(1);
  expect(types()).toEqual(['interruption']);
});

test('what the microphone says is the chunk that a socket would bring', () => {
  const { speak, heard } = open();
  speak(SAMPLES);
  expect(heard.map((message) => JSON.parse(message))).toEqual([{ user_audio_chunk: base64 }]);
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

test('who says goodbye has hung up, who vanishes can come back', () => {
  const one = open();
  one.depart('hung-up');
  const other = open();
  other.depart('lost');
  expect([one.codes, other.codes]).toEqual([[1000], [1006]]);
});
