import {
  AvailabilityResponse,
  type Job,
  JobStatus,
  JobType,
  RegisterWorkerRequest,
  ServerMessage,
  UpdateJobStatus,
  UpdateWorkerStatus,
  WorkerMessage,
  WorkerPing,
  WorkerStatus,
} from '@livekit/protocol';
import type { Log } from '@rightseat/voice';
import { AccessToken } from 'livekit-server-sdk';
import { WebSocket } from 'ws';
import type { LiveKitConfig } from '#config.ts';
import { ENGINE_NAME } from './invitation.ts';

/** How often LiveKit learns how busy this process is; it gives rooms to the idle ones. */
const STATUS_EVERY_MS = 2_000;

/** Three missed answers: the connection only looks open. */
const SILENT_MS = 3 * STATUS_EVERY_MS;

const RETRY_MS = { first: 500, most: 10_000 };

/** Only opens the connection; what is done in a room needs the token of its job. */
const TOKEN_LIFE_SECONDS = 60;

interface DispatchWorkerOptions {
  settings: LiveKitConfig;
  version: string;
  log: Log;
  /** 0 idle to 1 full; null while no room is wanted at all. */
  load: () => number | null;
  jobCount: () => number;
  /** Holds the conversation in this room, with this token; settled when it is over. Must not reject. */
  hold: (job: Job, token: string) => Promise<void>;
}

export interface DispatchWorker {
  /** Tells LiveKit at once that `load` has changed. */
  report(): void;
  /** Takes no more rooms. Those that are held go on. */
  close(): void;
}

/**
 * Offers this process to LiveKit's dispatch and takes the rooms it is given: the worker side of LiveKit's agent
 * protocol. The connection is made anew for ever, so a restart of LiveKit needs nobody here.
 */
export function startDispatchWorker(options: DispatchWorkerOptions): DispatchWorker {
  const { settings, log, load, jobCount, hold } = options;
  let socket: WebSocket | null = null;
  let closed = false;
  let heardAt = 0;
  let retryMs = RETRY_MS.first;
  const timer = setInterval(beat, STATUS_EVERY_MS);
  void connect();

  async function connect(): Promise<void> {
    const pass = new AccessToken(settings.apiKey, settings.apiSecret, { ttl: TOKEN_LIFE_SECONDS });
    pass.addGrant({ agent: true });
    const authorization = `Bearer ${await pass.toJwt()}`;
    if (closed) return;
    const address = `${settings.url.replace(/\/+$/, '')}/agent?protocol=1`;
    const opening = new WebSocket(address, { headers: { authorization }, handshakeTimeout: SILENT_MS });
    opening.on('open', () => {
      heardAt = performance.now();
      socket = opening;
      send({ case: 'register', value: registration(options.version) });
      report();
    });
    opening.on('message', (data) => read(data as Buffer));
    opening.on('error', (error) => log.warn({ err: error }, "LiveKit's dispatch cannot be reached"));
    opening.on('close', () => {
      socket = null;
      if (closed) return;
      setTimeout(() => void connect(), retryMs).unref();
      retryMs = Math.min(RETRY_MS.most, retryMs * 2);
    });
  }

  /** What cannot be read costs nobody else his conversation: thrown here it would end the process. */
  function read(data: Buffer): void {
    try {
      receive(ServerMessage.fromBinary(data));
    } catch (error) {
      log.warn({ err: error }, "LiveKit's dispatch said something that cannot be read");
    }
  }

  function receive({ message }: ServerMessage): void {
    heardAt = performance.now();
    if (message.case === 'register') {
      retryMs = RETRY_MS.first;
      log.info({ worker: message.value.workerId }, "registered with LiveKit's dispatch");
    } else if (message.case === 'availability') answer(message.value.job?.id ?? '');
    else if (message.case === 'assignment' && message.value.job) {
      void take(message.value.job, message.value.token);
    }
  }

  function answer(jobId: string): void {
    const value = new AvailabilityResponse({
      jobId,
      available: load() !== null && load() !== 1,
      participantName: 'Examiner',
      // The vendor's client knows the examiner by the first letters.
      participantIdentity: `agent-${jobId}`,
    });
    send({ case: 'availability', value });
  }

  async function take(job: Job, token: string): Promise<void> {
    await hold(job, token);
    send({ case: 'updateJob', value: new UpdateJobStatus({ jobId: job.id, status: JobStatus.JS_SUCCESS }) });
    report();
  }

  function report(): void {
    const busy = load();
    const isFree = busy !== null && busy < 1;
    const value = new UpdateWorkerStatus({
      status: isFree ? WorkerStatus.WS_AVAILABLE : WorkerStatus.WS_FULL,
      load: busy ?? 1,
      jobCount: jobCount(),
    });
    send({ case: 'updateWorker', value });
  }

  function beat(): void {
    if (!socket) return;
    if (performance.now() - heardAt > SILENT_MS) {
      socket.terminate();
      return;
    }
    send({ case: 'ping', value: new WorkerPing({ timestamp: BigInt(Date.now()) }) });
    report();
  }

  function send(message: WorkerMessage['message']): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(new WorkerMessage({ message }).toBinary());
  }

  return {
    report,
    close() {
      closed = true;
      clearInterval(timer);
      socket?.close();
    },
  };
}

function registration(version: string): RegisterWorkerRequest {
  return new RegisterWorkerRequest({
    type: JobType.JT_ROOM,
    agentName: ENGINE_NAME,
    version,
    pingInterval: STATUS_EVERY_MS / 1000,
    allowedPermissions: { canSubscribe: true, canPublish: true, canPublishData: true },
  });
}
