import { SpeechServerError } from '#engines/engine-errors.ts';

/** An OpenAI-compatible speech server. */
export interface SpeechServer {
  /** With or without `/v1` at its end. */
  baseUrl: string;
  /** Null: a server of one's own that asks for none. */
  apiKey: string | null;
  model: string;
  /** The longest silence of the server, before its answer and within it. A pilot waits for it. */
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

interface Answer {
  contentType: string;
  /** Bytes as they come. Ends early when the call's signal aborts, rejects with SpeechServerError when the server is lost. */
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * One request, answered as soon as the server begins to. Null when `signal` aborted. Rejects with SpeechServerError for
 * everything that is not an answer. Whoever does not read `bytes` to the end hangs up by leaving its loop.
 */
export async function askServer(server: SpeechServer, { path, body, signal }: Call): Promise<Answer | null> {
  if (signal?.aborted) return null;
  const url = addressOf(server, path);
  const patience = startPatience(server.timeoutMs ?? TIMEOUT_MS);

  /** Null for an abort, which is no failure. */
  function explain(error: unknown): SpeechServerError | null {
    if (signal?.aborted) return null;
    if (error instanceof SpeechServerError) return error;
    const what = patience.signal.aborted ? patience.words : `failed: ${reasonOf(error)}`;
    return new SpeechServerError(`${url} ${what}`, { cause: error });
  }

  async function* read(response: Response): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of response.body ?? []) {
        patience.renew();
        yield chunk;
      }
    } catch (error) {
      const failure = explain(error);
      if (failure) throw failure;
    } finally {
      patience.end();
    }
  }

  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...(server.apiKey === null ? {} : { authorization: `Bearer ${server.apiKey}` }),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
      signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal,
    });
    if (!response.ok) throw await refusal(url, response);
    return { contentType: response.headers.get('content-type') ?? '', bytes: read(response) };
  } catch (error) {
    patience.end();
    const failure = explain(error);
    if (failure) throw failure;
    return null;
  }
}

/** Runs out unless it is renewed. */
function startPatience(timeoutMs: number) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  return {
    signal: giveUp.signal,
    words: `was silent for ${timeoutMs} ms`,
    renew: () => timer.refresh(),
    end: () => clearTimeout(timer),
  };
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
