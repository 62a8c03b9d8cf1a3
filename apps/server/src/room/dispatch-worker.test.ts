import {
  AvailabilityRequest,
  Job,
  JobAssignment,
  RegisterWorkerResponse,
  ServerMessage,
  WorkerMessage,
  WorkerStatus,
} from '@livekit/protocol';
import { TokenVerifier } from 'livekit-server-sdk';
import { afterEach, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { until } from '../../test/coach-line.ts';
import { type DispatchWorker, startDispatchWorker } from './dispatch-worker.ts';

const KEY = { apiKey: 'rooms', apiSecret: 'a-secret-of-thirty-two-characters-or-more' };
const QUIET = { info() {}, warn() {} };

/** The far side: what LiveKit's server is to a worker. */
async function startDispatch() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const sockets: WebSocket[] = [];
  const said: WorkerMessage['message'][] = [];
  const passes: string[] = [];
  server.on('connection', (socket, request) => {
    sockets.push(socket);
    passes.push(request.headers.authorization ?? '');
    socket.on('message', (data) => {
      const { message } = WorkerMessage.fromBinary(data as Buffer);
      said.push(message);
      if (message.case === 'register')
        send({ case: 'register', value: new RegisterWorkerResponse({ workerId: 'w' }) });
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const send = (message: ServerMessage['message']) =>
    sockets.at(-1)?.send(new ServerMessage({ message }).toBinary());
  const of = <Case extends WorkerMessage['message']['case']>(name: Case) =>
    said.flatMap((message) =>
      message.case === name
        ? [message.value as Extract<WorkerMessage['message'], { case: Case }>['value']]
        : [],
    );
  return {
    url: `ws://127.0.0.1:${(server.address() as { port: number }).port}`,
    server,
    sockets,
    passes,
    send,
    of,
  };
}

let worker: DispatchWorker;
let dispatch: Awaited<ReturnType<typeof startDispatch>>;
afterEach(() => {
  worker.close();
  for (const socket of dispatch.sockets) socket.terminate();
  dispatch.server.close();
});

async function start(
  options: { load?: () => number | null; hold?: (job: Job, token: string) => Promise<void> } = {},
) {
  dispatch = await startDispatch();
  worker = startDispatchWorker({
    settings: { ...KEY, url: dispatch.url, publicUrl: dispatch.url },
    version: '1',
    log: QUIET,
    load: options.load ?? (() => 0.25),
    jobCount: () => 3,
    hold: options.hold ?? (async () => {}),
  });
  await until(async () => dispatch.of('updateWorker').length > 0);
}

test('registers for the rooms that ask for the examiner, by a token that opens no room', async () => {
  await start();
  expect(dispatch.of('register')[0]).toMatchObject({ agentName: 'examiner' });
  expect(dispatch.of('updateWorker')[0]).toMatchObject({
    status: WorkerStatus.WS_AVAILABLE,
    load: 0.25,
    jobCount: 3,
  });
  const token = dispatch.passes[0]?.replace('Bearer ', '') ?? '';
  const { video } = await new TokenVerifier(KEY.apiKey, KEY.apiSecret).verify(token);
  expect(video).toEqual({ agent: true });
});

test('takes the room it is given and says when it is over', async () => {
  let finish: () => void = () => {};
  const held: string[] = [];
  await start({
    hold: (job, token) => {
      held.push(`${job.id} ${token}`);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  const job = new Job({ id: 'AJ_1' });
  dispatch.send({ case: 'availability', value: new AvailabilityRequest({ job }) });
  const [answer] = await until(
    async () => dispatch.of('availability').length > 0 && dispatch.of('availability'),
  );
  expect(answer).toMatchObject({ jobId: 'AJ_1', available: true, participantIdentity: 'agent-AJ_1' });
  dispatch.send({ case: 'assignment', value: new JobAssignment({ job, token: 'pass' }) });
  await until(async () => held.length > 0);
  expect(held).toEqual(['AJ_1 pass']);
  expect(dispatch.of('updateJob')).toEqual([]);
  finish();
  expect(await until(async () => dispatch.of('updateJob')[0])).toMatchObject({ jobId: 'AJ_1' });
});

test.each([
  ['full', 1],
  ['closing', null],
])('offers itself to nobody while it is %s', async (_name, load) => {
  await start({ load: () => load });
  expect(dispatch.of('updateWorker')[0]).toMatchObject({ status: WorkerStatus.WS_FULL, load: 1 });
  dispatch.send({ case: 'availability', value: new AvailabilityRequest({ job: new Job({ id: 'AJ_2' }) }) });
  expect(await until(async () => dispatch.of('availability')[0])).toMatchObject({ available: false });
});

test('comes back when LiveKit was gone', async () => {
  await start();
  dispatch.sockets[0]?.terminate();
  await until(async () => dispatch.of('register').length === 2);
  expect(dispatch.sockets).toHaveLength(2);
});

test('what it cannot read from the dispatch is passed over, and the rooms that follow are taken', async () => {
  const taken: string[] = [];
  await start({
    hold: async ({ id }) => {
      taken.push(id);
    },
  });
  dispatch.sockets.at(-1)?.send('no message of this protocol');
  dispatch.sockets.at(-1)?.send(Buffer.from([0xff, 0xff, 0xff]));
  const job = new Job({ id: 'job_after' });
  dispatch.send({ case: 'assignment', value: new JobAssignment({ job, token: 't' }) });
  await until(async () => taken.length > 0);
  expect(taken).toEqual(['job_after']);
});
