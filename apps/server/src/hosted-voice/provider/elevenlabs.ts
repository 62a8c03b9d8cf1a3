import type { ConversationKind } from '@rightseat/contract';
import { z } from 'zod';
import type { Config } from '#config.ts';
import { invalidInput, providerUnavailable } from '#domain/errors.ts';
import { readCallData, readPostCall } from './read-call.ts';
import { isSigned } from './read-signature.ts';
import type { VoiceProvider } from './voice-provider.ts';

type Settings = NonNullable<Config['elevenLabs']>;

/** A pilot waits with the microphone open. */
const TIMEOUT_MS = 5_000;

/** Who asks, as the vendor's own client says of itself. */
const SOURCE = { source: 'rightseat_server', version: '0.1.0' };

const SignedUrl = z.object({
  signed_url: z.url({ protocol: /^wss?$/ }),
  conversation_id: z.string().nullish(),
});
const Token = z.object({ token: z.string().min(1) });

const KEPT = 'No minutes were counted.';

/** The only caller of ElevenLabs' HTTP API; it alone holds the key. */
export function createElevenLabs(settings: Settings, timeoutMs = TIMEOUT_MS): VoiceProvider {
  const get = (path: string, query: Record<string, string> = {}) =>
    fetch(`${settings.apiBase}/v1/convai/${path}?${new URLSearchParams(query)}`, {
      headers: { 'xi-api-key': settings.apiKey },
      signal: AbortSignal.timeout(timeoutMs),
    });

  /** In the words of the vendor's own client, which the page shows after "Failed to start conversation. Error:". */
  async function fetchLine<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
  ): Promise<z.infer<Schema>> {
    const failed = (why: string, cause?: unknown) =>
      providerUnavailable(`Failed to fetch conversation token: ${why} ${KEPT}`, cause);
    const response = await get(path, query).catch((error: unknown) => {
      throw failed('the voice service does not answer.', error);
    });
    if (response.status === 401) {
      throw failed(
        'Your agent has authentication enabled, but no signed URL or conversation token was provided.',
      );
    }
    if (response.status === 429) throw failed('the voice service is busy. Please try again in a minute.');
    if (!response.ok) throw failed(`the voice service answered ${response.status}.`);
    const parsed = schema.safeParse(await response.json().catch(() => null));
    if (!parsed.success) throw failed('the voice service gave an answer that cannot be read.', parsed.error);
    return parsed.data;
  }

  const agent = (kind: ConversationKind) => ({ agent_id: settings.agents[kind], ...SOURCE });

  async function fetchToken(kind: ConversationKind): Promise<string> {
    return (await fetchLine('conversation/token', agent(kind), Token)).token;
  }

  async function openSocket(kind: ConversationKind) {
    // With its id the URL opens one conversation, once, and a missing webhook can be asked for.
    const single = { ...agent(kind), include_conversation_id: 'true' };
    const line = await fetchLine('conversation/get-signed-url', single, SignedUrl);
    const { signed_url: signedUrl, conversation_id } = line;
    return { type: 'websocket' as const, signedUrl, providerConversationId: conversation_id ?? null };
  }

  return {
    async openLine(kind, transport) {
      if (transport === 'websocket') return openSocket(kind);
      const [token, socket] = await Promise.allSettled([fetchToken(kind), openSocket(kind)]);
      if (token.status === 'fulfilled') {
        const fallback = socket.status === 'fulfilled' ? { fallbackUrl: socket.value.signedUrl } : {};
        return { type: 'webrtc', conversationToken: token.value, ...fallback, providerConversationId: null };
      }
      if (socket.status === 'rejected') throw token.reason;
      return socket.value;
    },
    async readCall(providerConversationId) {
      const response = await get(`conversations/${encodeURIComponent(providerConversationId)}`).catch(
        (error: unknown) => {
          throw providerUnavailable('The voice service does not answer.', error);
        },
      );
      if (response.status === 404) return null;
      const call = response.ok ? readCallData(await response.json().catch(() => null)) : null;
      if (!call)
        throw providerUnavailable(`The voice service answered ${response.status} to a look at a call.`);
      return call;
    },
    readWebhook(body, signature, now) {
      const { webhookSecret } = settings;
      if (!webhookSecret || !isSigned(webhookSecret, body, signature, now)) {
        throw invalidInput('The signature does not fit.');
      }
      return readPostCall(parseJson(body));
    },
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
