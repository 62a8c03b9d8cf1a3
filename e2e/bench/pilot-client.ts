import { WebSocket } from 'ws';

/**
 * A pilot at the far end of a real socket: speaks recorded answers in real time, 32 ms a message as the
 * vendor's SDK does, and writes down when the examiner was heard. All times are performance.now() milliseconds.
 */
const CHUNK_SAMPLES = 512;
const SAMPLES_PER_MS = 16;

export interface Answer {
  text: string;
  /** 16 kHz mono, cut tightly: the first and last samples are voice. */
  pcm: Int16Array;
}

export interface TurnResult {
  answer: Answer;
  /** What the server made of it, over all transcripts until the examiner's reply was heard to its end. */
  heard: string[];
  speechEndedAt: number;
  firstAudioAt: number | null;
  /** The examiner was heard before the answer was over. */
  cutOff: boolean;
}

export interface PilotClient {
  /** Speaks once the examiner is quiet; resolves when the reply has begun, or after 8 s without one. */
  answer(answer: Answer): Promise<TurnResult>;
  /** Waits until the examiner has finished speaking. */
  examinerQuiet(): Promise<void>;
  /** The examiner's last words, as they were announced. */
  lastWords(): string;
  contextualUpdate(text: string): void;
  /** Mixes these samples into the microphone from now on, over whatever else is said. */
  play(pcm: Int16Array): Promise<void>;
  readonly events: readonly SeenEvent[];
  readonly closed: boolean;
  close(): void;
}

export interface SeenEvent {
  at: number;
  type: string;
  text: string;
  /** Audio only: how long these samples play. */
  audioMs: number;
  pcm: Int16Array | null;
}

const QUIET_AFTER_MS = 450;
const NO_REPLY_MS = 8_000;

export async function connectPilot(signedUrl: string): Promise<PilotClient> {
  const socket = new WebSocket(signedUrl, 'convai');
  const events: SeenEvent[] = [];
  let closed = false;
  let playingUntil = 0;
  let started = false;
  const queue: Int16Array[] = [];
  let onDrained: (() => void) | null = null;

  socket.on('message', (data) => {
    const at = performance.now();
    const message = JSON.parse(data.toString());
    const seen = readEvent(message, at);
    if (message.type === 'ping') {
      socket.send(JSON.stringify({ type: 'pong', event_id: message.ping_event.event_id }));
      return;
    }
    if (message.type === 'conversation_initiation_metadata') started = true;
    if (message.type === 'interruption') playingUntil = at;
    if (seen.audioMs > 0) playingUntil = Math.max(playingUntil, at) + seen.audioMs;
    events.push(seen);
  });
  socket.on('close', () => {
    closed = true;
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ type: 'conversation_initiation_client_data' }));
  await until(() => started || closed, 10_000);

  const clock = startMicrophone((pcm) => {
    if (socket.readyState !== socket.OPEN) return;
    const bytes = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
    socket.send(JSON.stringify({ user_audio_chunk: bytes.toString('base64') }));
  });

  function startMicrophone(send: (pcm: Int16Array) => void) {
    let next = performance.now();
    const timer = setInterval(() => {
      // Catches up after a late timer, as a sound card's buffer would.
      while (next <= performance.now()) {
        send(takeChunk());
        next += CHUNK_SAMPLES / SAMPLES_PER_MS;
      }
    }, 8);
    return { stop: () => clearInterval(timer) };
  }

  function takeChunk(): Int16Array {
    const chunk = roomNoise(CHUNK_SAMPLES);
    const current = queue[0];
    if (!current) return chunk;
    const part = current.subarray(0, CHUNK_SAMPLES);
    for (let index = 0; index < part.length; index++) chunk[index] = (chunk[index] ?? 0) + (part[index] ?? 0);
    if (current.length > CHUNK_SAMPLES) queue[0] = current.subarray(CHUNK_SAMPLES);
    else {
      queue.shift();
      if (queue.length === 0) onDrained?.();
    }
    return chunk;
  }

  function play(pcm: Int16Array): Promise<void> {
    queue.push(pcm);
    return new Promise((resolve) => {
      onDrained = () => {
        onDrained = null;
        resolve();
      };
    });
  }

  const examinerQuiet = () =>
    until(() => closed || (heardAnything() && performance.now() > playingUntil + QUIET_AFTER_MS), 60_000);
  const heardAnything = () => events.some(({ type }) => type === 'audio');

  return {
    events,
    get closed() {
      return closed;
    },
    examinerQuiet,
    lastWords: () => events.findLast(({ type }) => type === 'agent_response')?.text ?? '',
    play,
    contextualUpdate: (text) => socket.send(JSON.stringify({ type: 'contextual_update', text })),
    async answer(answer) {
      const from = events.length;
      await play(answer.pcm);
      const speechEndedAt = performance.now();
      const since = () => events.slice(from);
      const reply = () => since().find(({ type, at }) => type === 'audio' && at >= speechEndedAt);
      const cutOff = since().some(({ type, at }) => type === 'audio' && at < speechEndedAt);
      await until(() => closed || reply() !== undefined, NO_REPLY_MS);
      const firstAudioAt = reply()?.at ?? null;
      await examinerQuiet();
      return {
        answer,
        heard: since()
          .filter(({ type }) => type === 'user_transcript')
          .map(({ text }) => text),
        speechEndedAt,
        firstAudioAt,
        cutOff,
      };
    },
    close() {
      clock.stop();
      socket.close();
    },
  };
}

function readEvent(message: Record<string, Record<string, unknown> | string>, at: number): SeenEvent {
  const field = (group: string, name: string) => {
    const value = (message[group] as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value : '';
  };
  const audio = field('audio_event', 'audio_base_64');
  const bytes = audio ? Buffer.from(audio, 'base64') : null;
  const pcm = bytes
    ? new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    : null;
  return {
    at,
    type: String(message.type),
    text:
      field('user_transcription_event', 'user_transcript') ||
      field('agent_response_event', 'agent_response') ||
      field('agent_response_correction_event', 'corrected_agent_response'),
    audioMs: pcm ? pcm.length / SAMPLES_PER_MS : 0,
    pcm,
  };
}

/** About -66 dBFS: a quiet room, not digital silence. */
function roomNoise(length: number): Int16Array {
  const noise = new Int16Array(length);
  for (let index = 0; index < length; index++) noise[index] = (Math.random() - 0.5) * 30;
  return noise;
}

async function until(condition: () => boolean, patienceMs: number): Promise<void> {
  const limit = performance.now() + patienceMs;
  while (!condition()) {
    if (performance.now() > limit) return;
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}
