import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model was asked, as it stands in the request. */
export interface AskedModel {
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[]; [field: string]: unknown };
  /** The task, as the user's message holds it. */
  task: Record<string, unknown>;
  /** We hung up before there was an answer. */
  calledOff: boolean;
}

/** What it says, given what it was asked; or a fault by its name. */
export type Says = (task: AskedModel['task']) => unknown;
export type ModelFault = (response: ServerResponse) => void;

/** Everything that a vendor's server does to its callers. */
export const modelFaults = {
  'answers 401': (response) => response.writeHead(401).end('{"error": {"message": "Incorrect API key"}}'),
  'answers 429': (response) => response.writeHead(429, { 'retry-after': '20' }).end('{}'),
  'answers 500': (response) => response.writeHead(500).end('Internal Server Error'),
  'answers a page that is no JSON': (response) => response.writeHead(200).end('<html>Bad gateway</html>'),
  'answers JSON of another shape': (response) => response.writeHead(200).end('{"answer": "Okay."}'),
  'answers nothing at all': (response) => response.writeHead(200).end(),
  'answers without a word': (response) => response.writeHead(200).end(completion('')),
  'answers a refusal': (response) => response.writeHead(200).end(completion(null)),
  'answers a megabyte': (response) => response.writeHead(200).end(completion('x'.repeat(1024 * 1024))),
  'answers a megabyte of JSON': (response) =>
    response.writeHead(200).end(completion(JSON.stringify(readingWith({ lead: 'x'.repeat(1024 * 1024) })))),
  'sends us elsewhere': (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'drops in mid-body': (response) => {
    response.writeHead(200, { 'content-length': '500' });
    response.write('{"choices": [{"mess', () => response.destroy());
  },
  'drops at once': (response) => response.destroy(),
} as const satisfies Record<string, ModelFault>;

/** What an honest model says to a turn in which it found nothing. */
export function readingWith(fields: object): object {
  return { act: 'answer', also: null, points: {}, assume: null, covers: {}, lead: '', ...fields };
}

export const hangs: ModelFault = () => {};
export const hangsInMidBody: ModelFault = (response) => {
  response.writeHead(200);
  response.write('{"choices": [');
};

function completion(content: string | null): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 80, completion_tokens: 20, total_tokens: 100 },
  });
}

/** A server that speaks OpenAI's chat completions, as far as one caller needs it, and says what a test wants. */
export async function startLanguageModelServer() {
  const asked: AskedModel[] = [];
  const debriefs: AskedModel[] = [];
  let says: Says = () => readingWith({});
  let fault: ModelFault | null = null;
  let understands: (format: { type?: string } | undefined) => boolean = () => true;
  let refusal: ModelFault = (response) => response.writeHead(400).end('{}');
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const task = JSON.parse(body.messages[1].content);
    const one: AskedModel = { headers: request.headers, body, task, calledOff: false };
    ('table' in task ? debriefs : asked).push(one);
    response.on('close', () => {
      one.calledOff = !response.writableFinished;
    });
    if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
    response.setHeader('content-type', 'application/json');
    if (fault) return fault(response);
    if (!understands(body.response_format)) return refusal(response);
    const said = says(task);
    response.end(completion(typeof said === 'string' ? said : JSON.stringify(said)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** About turns. */
    asked,
    /** About debriefs, which come when an exam is over. */
    debriefs,
    say(next: Says): void {
      says = next;
      fault = null;
    },
    /** As older servers are. */
    forgetSchemas(): void {
      understands = (format) => !format;
    },
    /** As llama-cpp-python's server 0.3.36 answers, word for word as far as it matters. */
    speakLikeLlamaCpp(): void {
      understands = (format) => format?.type !== 'json_schema';
      refusal = (response) =>
        response
          .writeHead(500)
          .end(
            `{"error":{"message":"1 validation error:\\n  {'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': \\"Input should be 'text' or 'json_object'\\"}","type":"internal_server_error"}}`,
          );
    },
    fail(next: ModelFault): void {
      fault = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
