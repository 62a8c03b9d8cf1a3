import { z } from 'zod';
import { type Dialect, dialects, isNotUnderstood } from './dialects.ts';
import type { LanguageModel, ModelAnswer, ModelFailure, ModelPrompt } from './language-model.ts';
import { readCapped } from './read-capped.ts';

interface ChatCompletionsOptions {
  /** With its version, without a trailing slash: `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  /** Null: a server of one's own that asks for none. */
  apiKey: string | null;
}

/** An answer takes a thousand bytes; this leaves room for a chatty server's headers around it. */
const MOST_BYTES = 64 * 1024;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish(),
});

/**
 * Any server that speaks OpenAI's "create chat completion", Anthropic's among them. One POST: a client library would
 * bring retries and time-outs that have to be switched off again, and reads a body of any length.
 */
export function createChatCompletions({ baseUrl, model, apiKey }: ChatCompletionsOptions): LanguageModel {
  /** Those that may still be the server's, the likeliest first. */
  let spoken = dialects;

  async function post({ system, user, schema }: ModelPrompt, dialect: Dialect, signal: AbortSignal) {
    return fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        ...dialect(schema),
      }),
    });
  }

  return {
    async complete(prompt, signal) {
      try {
        let reason: ModelFailure = 'refused';
        // Another call may learn meanwhile.
        const known = spoken;
        for (const [index, dialect] of known.entries()) {
          const response = await post(prompt, dialect, signal);
          const body = await readCapped(response, MOST_BYTES);
          if (response.ok) {
            // What it refused before it has not understood; where it refuses everything it was something else.
            spoken = known.slice(index);
            return readAnswer(body);
          }
          reason = reasonOf(response.status);
          if (!isNotUnderstood(response.status, body)) break;
        }
        return failed(reason);
      } catch {
        // Which of the many ways a connection can fail makes no difference to anyone here.
        return failed(signal.aborted ? 'timeout' : 'dropped');
      }
    },
  };
}

function readAnswer(body: string | null): ModelAnswer {
  if (body === null) return failed('nonsense');
  try {
    const { choices, usage } = Completion.parse(JSON.parse(body));
    return { status: 'answered', text: choices[0]!.message.content, tokens: usage?.total_tokens ?? 0 };
  } catch {
    return failed('nonsense');
  }
}

function reasonOf(status: number): ModelFailure {
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}

const failed = (reason: ModelFailure): ModelAnswer => ({ status: 'failed', reason });
