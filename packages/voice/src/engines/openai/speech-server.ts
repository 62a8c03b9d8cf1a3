import { SpeechServerError } from '#engines/engine-errors.ts';

/** An OpenAI-compatible speech server. */
export interface SpeechServer {
  /** With or without `/v1` at its end. */
  baseUrl: string;
  /** Null: a server of one's own that asks for none. */
  apiKey: string | null;
  model: string;
  /** From the request to the last byte of the answer. A pilot waits for it. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;

/** Enough of an error to know it by; the server may quote what was said. */
const MOST_ERROR_CHARACTERS = 200;

interface Call {
  path: 'audio/transcriptions' | 'audio/speech';
  body: FormData | string;
  signal: AbortSignal | undefined;
}

/**
 * One request, with its whole answer read by `read` inside the time-out. Null when `signal` aborted.
 * Rejects with SpeechServerError for everything else that is not a usable answer.
 */
export async function callServer<Answer>(
  server: SpeechServer,
  { path, body, signal }: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer | null> {
  if (signal?.aborted) return null;
  const { timeoutMs = TIMEOUT_MS } = server;
  const patience = AbortSignal.timeout(timeoutMs);
  const url = addressOf(server, path);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...(server.apiKey === null ? {} : { authorization: `Bearer ${server.apiKey}` }),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    if (!response.ok) throw await refusal(url, response);
    return await read(response);
  } catch (error) {
    if (signal?.aborted) return null;
    if (error instanceof SpeechServerError) throw error;
    const what = patience.aborted
      ? `gave no whole answer within ${timeoutMs} ms`
      : `failed: ${reasonOf(error)}`;
    throw new SpeechServerError(`${url} ${what}`, { cause: error });
  }
}

function addressOf({ baseUrl }: SpeechServer, path: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return `${base.endsWith('/v1') ? base : `${base}/v1`}/${path}`;
}

async function refusal(url: string, response: Response): Promise<SpeechServerError> {
  const said = (await response.text()).replace(/\s+/g, ' ').slice(0, MOST_ERROR_CHARACTERS);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new SpeechServerError(`${url} answered ${response.status}: ${said}`, {
    status: response.status,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : null,
  });
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
