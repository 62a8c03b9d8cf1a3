// @vitest-environment happy-dom
import { EXHIBIT_SHOWN, SHOW_EXHIBIT } from '@rightseat/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConversationController } from './conversation-controller.ts';
import { openSession } from './open-session.ts';

/** The far side: our server, and the vendor's client. */
vi.mock('./open-session.ts', () => ({ openSession: vi.fn() }));

const ID = 'conversation-1';
let told: string[];
let asked: unknown[];
let prepare: () => Promise<void>;
let controller: ReturnType<typeof createConversationController>;
beforeEach(() => {
  told = [];
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const path = new URL(url, 'http://localhost').pathname;
    told.push(path);
    if (typeof body === 'string') asked.push(JSON.parse(body));
    const connection = { type: 'websocket', signedUrl: 'wss://line' };
    const started = { conversationId: ID, limitSeconds: 1800, connection };
    return Response.json(/\/(pause|end)$/.test(path) ? { conversationId: ID } : started);
  });
  vi.mocked(openSession).mockResolvedValue({
    session: {
      type: 'text',
      endSession: async () => void told.push('hung up'),
      setMicMuted: () => {
        throw new Error('not supported in text conversations');
      },
    } as never,
    way: 'websocket',
  });
  prepare = async () => {};
  controller = createConversationController(() => prepare());
});
afterEach(() => vi.unstubAllGlobals());

const begin = async (kind: 'coach' | 'demo') => {
  await controller.start({ kind }, true);
  told = [];
};

test.each([
  ['a room by voice, where the browser has them', {}, false, 'webrtc'],
  ['the socket for answers that are typed', {}, true, 'websocket'],
  ['the socket, where the browser has no rooms', undefined, false, 'websocket'],
] as const)('asks for %s', async (_, rooms, textOnly, transport) => {
  if (rooms) vi.stubGlobal('RTCPeerConnection', rooms);
  else Reflect.deleteProperty(window, 'RTCPeerConnection');
  const silence = { getTracks: () => [], getAudioTracks: () => [] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => silence } });
  await controller.start({ kind: 'demo' }, textOnly);
  expect(asked).toEqual([{ kind: 'demo', transport }]);
});

test('no conversation is opened whose room cannot be shown, and the next press tries again', async () => {
  prepare = async () => {
    throw new Error('The exam room could not be fetched.');
  };
  expect(await controller.start({ kind: 'demo' }, true)).toMatchObject({
    status: 'failed',
    message: 'The exam room could not be fetched.',
  });
  expect(told).toEqual([]);
  prepare = async () => {};
  expect(await controller.start({ kind: 'demo' }, true)).toEqual({ status: 'started' });
});

test('a pause is told to the server before the line is hung up, and the page is free again', async () => {
  await begin('coach');
  await controller.pause();
  expect(told).toEqual([`/api/conversations/${ID}/pause`, 'hung up']);
  expect(controller.store.getState().phase.name).toBe('idle');
});

test('a document that goes away pauses an exam and leaves its line to fall', async () => {
  await begin('coach');
  controller.leavePage();
  await vi.waitFor(() => expect(told).toEqual([`/api/conversations/${ID}/pause`]));
});

test('a demo cannot be resumed: left, it ends', async () => {
  await begin('demo');
  controller.leavePage();
  await vi.waitFor(() => expect(told).toEqual(['hung up']));
  expect(controller.store.getState().phase).toMatchObject({ name: 'ended', cause: 'pilot' });
});

test('an exam that is over is not paused', async () => {
  await begin('coach');
  controller.end();
  await controller.pause();
  expect(told).toEqual(['hung up']);
});

test.each([
  ['coach', 'webrtc', ['hung up', `/api/conversations/${ID}/end`]],
  ['coach', 'websocket', ['hung up']],
  ['demo', 'webrtc', ['hung up']],
] as const)('the end of a %s by %s is told as its server can know of it', async (kind, way, expected) => {
  const { session } = await vi.mocked(openSession)({} as never, {} as never, () => {});
  vi.mocked(openSession).mockResolvedValue({ session, way });
  await begin(kind);
  controller.end();
  await vi.waitFor(() => expect(told).toEqual(expected));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toEqual(expected);
});

test('shows what the examiner lays out, larger where he says so, and nothing of what is none', async () => {
  await begin('coach');
  const { clientTools } = vi.mocked(openSession).mock.calls.at(-1)![1];
  const shown = async (given: Record<string, unknown>) => {
    expect(await clientTools[SHOW_EXHIBIT]!(given)).toBe(EXHIBIT_SHOWN);
    const { exhibit, isEnlarged } = controller.store.getState();
    return { exhibit, isEnlarged };
  };
  expect(await shown({ exhibit: 'a-list' })).toEqual({ exhibit: 'a-list', isEnlarged: false });
  expect(await shown({ exhibit: 'a-list', larger: 'yes' })).toEqual({ exhibit: 'a-list', isEnlarged: true });
  expect(await shown({ exhibit: 7, larger: {} })).toEqual({ exhibit: null, isEnlarged: false });
});
