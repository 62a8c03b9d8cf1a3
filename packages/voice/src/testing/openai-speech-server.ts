import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readWavSamples } from '#engines/wav/read-wav.ts';
import { resample } from '#engines/wav/resample.ts';
import { writeWav } from '#engines/wav/write-wav.ts';
import { SAMPLE_RATE_HZ, type SpeechToText, type TextToSpeech } from '#io.ts';

/** How an endpoint behaves: as it should, with a bare status, or wrong in a way of its own. */
type Behaviour =
  | 'answers'
  | number
  | 'hangs'
  | 'breaks-off'
  | 'ends-early'
  | 'babbles'
  | 'says-nothing'
  | 'dawdles';

export interface StandInOptions {
  stt: SpeechToText;
  tts: TextToSpeech;
  apiKey: string;
  voices: readonly string[];
  /** Asked of the recogniser as the newer models have it: `verbose_json` is refused. */
  plainJsonOnly?: boolean;
}

/** What a request asked for, without its audio. */
interface SeenRequest {
  path: string;
  fields: Record<string, string>;
}

/** As OpenAI speaks. */
const SPOKEN_HZ = 24_000;

/**
 * A stand-in of OpenAI's two speech endpoints on a real port: transcriptions and speech are those of the engines it is
 * given, so that a conversation works through it, and it fails as it is told to.
 */
export async function startOpenAiSpeechServer(options: StandInOptions) {
  const behaviours = { transcriptions: 'answers' as Behaviour, speech: 'answers' as Behaviour };
  const seen: SeenRequest[] = [];
  /** Requests whose caller hung up before the answer. */
  let hungUp = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('close', () => {
      if (!response.writableFinished) hungUp++;
    });
    const path = request.url ?? '';
    const body = await readBody(request);
    const endpoint = path === '/v1/audio/transcriptions' ? 'transcriptions' : 'speech';
    const isKnown = endpoint === 'transcriptions' || path === '/v1/audio/speech';
    if (!isKnown) return fail(response, 404, `no ${path} here`);
    if (request.headers.authorization !== `Bearer ${options.apiKey}`) {
      return fail(response, 401, 'Incorrect API key provided');
    }
    const behaviour = behaviours[endpoint];
    if (behaviour === 'hangs') return;
    if (typeof behaviour === 'number') return fail(response, behaviour, 'told to fail');
    if (endpoint === 'transcriptions') await transcribe(request, response, body, behaviour);
    else await speak(response, body, behaviour);
  }

  async function transcribe(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer<ArrayBuffer>,
    behaviour: Behaviour,
  ): Promise<void> {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(body, { headers }).formData();
    const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    seen.push({ path: 'transcriptions', fields: fields as Record<string, string> });
    const format = String(form.get('response_format') ?? 'json');
    if (options.plainJsonOnly && format !== 'json') return fail(response, 400, `${format} is not supported`);
    const file = form.get('file');
    if (!(file instanceof Blob)) return fail(response, 400, 'file is missing');
    const { sampleRateHz, samples } = readWavSamples(new Uint8Array(await file.arrayBuffer()));
    if (samples.length < sampleRateHz / 10) return fail(response, 400, 'Audio file is too short');
    const pcm = resample(samples, sampleRateHz, SAMPLE_RATE_HZ);
    const heard = await options.stt.transcribe({ pcm, voicedMs: 0, urgency: 'final', bias: [] });
    const text = behaviour === 'says-nothing' ? '' : (heard?.text ?? '');
    const segment = { text, avg_logprob: heard?.confidence ?? 0, no_speech_prob: 0.01 };
    const answer = JSON.stringify(format === 'json' ? { text } : { text, segments: [segment] });
    send(response, 'application/json', Buffer.from(answer), behaviour);
  }

  async function speak(response: ServerResponse, body: Buffer, behaviour: Behaviour): Promise<void> {
    const fields = JSON.parse(body.toString()) as Record<string, string>;
    seen.push({ path: 'speech', fields });
    const { input = '', voice = '' } = fields;
    if (!options.voices.includes(voice)) return fail(response, 400, `there is no voice ${voice}`);
    const pcm = (await options.tts.synthesise({ text: input, voice })) ?? new Int16Array(0);
    const spoken = behaviour === 'says-nothing' ? new Int16Array(0) : pcm;
    const wav = writeWav(resample(spoken, SAMPLE_RATE_HZ, SPOKEN_HZ), SPOKEN_HZ);
    send(response, 'audio/wav', Buffer.from(wav), behaviour);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => fail(response, 500, String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    hungUp: () => hungUp,
    behave(
      next: Behaviour,
      endpoints: readonly ('transcriptions' | 'speech')[] = ['transcriptions', 'speech'],
    ) {
      for (const endpoint of endpoints) behaviours[endpoint] = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Errors as OpenAI words them. */
function fail(response: ServerResponse, status: number, message: string): void {
  const retry = status === 429 ? { 'retry-after': '7' } : {};
  const body = JSON.stringify({ error: { message, type: 'test', code: null } });
  response.writeHead(status, { 'content-type': 'application/json', ...retry }).end(body);
}

function send(response: ServerResponse, contentType: string, body: Buffer, behaviour: Behaviour): void {
  const half = body.subarray(0, body.length >> 1);
  if (behaviour === 'breaks-off') {
    response.writeHead(200, { 'content-type': contentType, 'content-length': body.length });
    response.write(half, () => response.destroy());
  } else if (behaviour === 'dawdles') {
    response.writeHead(200, { 'content-type': contentType });
    response.write(half);
  } else {
    const sent =
      behaviour === 'ends-early' ? half : behaviour === 'babbles' ? Buffer.alloc(4000, 'noise ') : body;
    // In chunks, as a server that streams: no length tells the caller that a half is a half.
    response.writeHead(200, { 'content-type': contentType });
    response.write(sent.subarray(0, 1000));
    response.end(sent.subarray(1000));
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
