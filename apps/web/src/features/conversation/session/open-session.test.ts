import { beforeEach, expect, test, vi } from 'vitest';
import { openRoom } from './open-room.ts';
import { openSession } from './open-session.ts';
import { openSocket } from './open-socket.ts';

/** The far side: the vendor's client, by either way. */
vi.mock('./open-room.ts', () => ({ openRoom: vi.fn() }));
vi.mock('./open-socket.ts', () => ({ openSocket: vi.fn(async () => ({})) }));

const options = { textOnly: false, microphoneId: null, clientTools: {} };
const initiation = { dynamicVariables: {}, customLlmExtraBody: { rightseat_key: 'k' } };
const room = { type: 'webrtc', conversationToken: 'token', fallbackUrl: 'wss://beside', initiation } as const;
const open = () => openSession(room, options, () => {});
beforeEach(() => vi.clearAllMocks());

test('a room that does not answer is given up for its socket, which is told the same', async () => {
  vi.mocked(openRoom).mockRejectedValue(new Error('no way through'));
  expect(await open()).toMatchObject({ way: 'websocket' });
  expect(vi.mocked(openSocket).mock.calls[0]?.[0]).toEqual({
    type: 'websocket',
    signedUrl: 'wss://beside',
    initiation,
  });
});

test('a room that answers needs no socket', async () => {
  vi.mocked(openRoom).mockResolvedValue({} as never);
  expect(await open()).toMatchObject({ way: 'webrtc' });
  expect(openSocket).not.toHaveBeenCalled();
});
