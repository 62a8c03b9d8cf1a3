import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  hangs,
  hangsInMidBody,
  modelFaults,
  startLanguageModelServer,
} from '../../../test/language-model-server.ts';
import { createChatCompletions } from './chat-completions.ts';
import type { ModelFailure } from './language-model.ts';

let server: Awaited<ReturnType<typeof startLanguageModelServer>>;
beforeAll(async () => {
  server = await startLanguageModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
});

const model = () => createChatCompletions({ baseUrl: server.baseUrl, model: 'small', apiKey: 'key-1' });
const schema = { type: 'object', properties: {}, required: [], additionalProperties: false };
const prompt = { system: 'You read turns.', user: '{"question": "Why?"}', schema };
const complete = (signal = new AbortController().signal) => model().complete(prompt, signal);

describe('a language model behind chat completions', () => {
  it('is asked once with the key, for JSON by the schema, and tells what it said and what it cost', async () => {
    server.say(() => '{"lead": "Okay."}');
    expect(await complete()).toEqual({ status: 'answered', text: '{"lead": "Okay."}', tokens: 100 });
    const [asked] = server.asked;
    expect(asked?.headers.authorization).toBe('Bearer key-1');
    expect(asked?.body).toMatchObject({
      model: 'small',
      messages: [
        { role: 'system', content: prompt.system },
        { role: 'user', content: prompt.user },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'reading', strict: true, schema } },
    });
  });

  it('is asked without a key where there is none', async () => {
    server.say(() => '{}');
    const open = createChatCompletions({ baseUrl: server.baseUrl, model: 'small', apiKey: null });
    await open.complete(prompt, new AbortController().signal);
    expect(server.asked[0]?.headers.authorization).toBeUndefined();
  });

  it('that knows no schemas is asked again without, and from then on', async () => {
    const old = await startLanguageModelServer();
    old.forgetSchemas();
    old.say(() => '{"lead": "Okay."}');
    const one = createChatCompletions({ baseUrl: old.baseUrl, model: 'small', apiKey: null });
    const { signal } = new AbortController();
    expect(await one.complete(prompt, signal)).toMatchObject({ text: '{"lead": "Okay."}' });
    expect(await one.complete(prompt, signal)).toMatchObject({ status: 'answered' });
    expect(old.asked.map(({ body }) => 'response_format' in body)).toEqual([true, true, false, false]);
    await old.close();
  });

  it('that names the field it does not know in a 500 is held to the schema in its own words', async () => {
    const llama = await startLanguageModelServer();
    llama.speakLikeLlamaCpp();
    llama.say(() => '{"lead": "Okay."}');
    const one = createChatCompletions({ baseUrl: llama.baseUrl, model: 'small', apiKey: null });
    const { signal } = new AbortController();
    const atOnce = await Promise.all([one.complete(prompt, signal), one.complete(prompt, signal)]);
    expect(atOnce).toMatchObject([{ text: '{"lead": "Okay."}' }, { text: '{"lead": "Okay."}' }]);
    expect(await one.complete(prompt, signal)).toMatchObject({ status: 'answered' });
    const [, , ...understood] = llama.asked.map(({ body }) => body);
    expect(understood).toHaveLength(3);
    for (const body of understood)
      expect(body).toMatchObject({
        response_format: { type: 'json_object', schema },
        max_tokens: expect.any(Number),
      });
    await llama.close();
  });

  it('that refuses the plain words as well has refused, and is asked by the schema again', async () => {
    server.fail((response) => response.writeHead(400).end('{}'));
    const one = model();
    const { signal } = new AbortController();
    expect(await one.complete(prompt, signal)).toEqual({ status: 'failed', reason: 'refused' });
    await one.complete(prompt, signal);
    expect(server.asked.map(({ body }) => 'response_format' in body)).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  const reasons: Record<keyof typeof modelFaults, ModelFailure | null> = {
    'answers 401': 'refused',
    'answers 429': 'busy',
    'answers 500': 'unavailable',
    'answers a page that is no JSON': 'nonsense',
    'answers JSON of another shape': 'nonsense',
    'answers nothing at all': 'nonsense',
    // Words that are none are the adviser's to judge.
    'answers without a word': null,
    'answers a refusal': 'nonsense',
    'answers a megabyte': 'nonsense',
    'answers a megabyte of JSON': 'nonsense',
    'sends us elsewhere': 'dropped',
    'drops in mid-body': 'dropped',
    'drops at once': 'dropped',
  };
  it.each(Object.entries(modelFaults))('that %s has failed, and is not asked again', async (name, fault) => {
    server.fail(fault);
    const reason = reasons[name as keyof typeof modelFaults];
    expect(await complete()).toMatchObject(reason ? { status: 'failed', reason } : { status: 'answered' });
    expect(server.asked).toHaveLength(1);
  });

  it('that nobody listens for has dropped', async () => {
    const nobody = createChatCompletions({ baseUrl: 'http://127.0.0.1:9/v1', model: 'small', apiKey: null });
    expect(await nobody.complete(prompt, new AbortController().signal)).toMatchObject({ reason: 'dropped' });
  });

  it.each([
    ['before its headers', hangs],
    ['in mid-body', hangsInMidBody],
  ])('that hangs %s is left when it is called off, and learns of it', async (_name, fault) => {
    server.fail(fault);
    const call = new AbortController();
    const answer = complete(call.signal);
    await expect.poll(() => server.asked.length).toBe(1);
    call.abort();
    expect(await answer).toEqual({ status: 'failed', reason: 'timeout' });
    await expect.poll(() => server.asked[0]?.calledOff).toBe(true);
  });
});
