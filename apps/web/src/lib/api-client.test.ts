import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserOutput } from '@rightseat/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './api-client.ts';
import { ApiError, messageOf } from './api-error.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** A real server that gives one answer, so that fetch, headers and bodies are the browser's own. */
async function answering(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Promise<string> {
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/auth/me`;
}

const user = { id: 'u1', name: 'Ann', email: 'ann@example.com', isAdmin: false };

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('callApi', () => {
  it('gives back only what the contract describes', async () => {
    const url = await answering(200, JSON.stringify({ user: { ...user, passwordHash: 'x' } }));
    expect(await callApi(url, { output: UserOutput })).toEqual({ user });
  });

  it('turns an error body into its code, text and fields', async () => {
    const fields = [{ path: 'password', message: 'Add a number.' }];
    const body = { error: 'Please check the form.', code: 'invalid_input', requestId: 'r1', fields };
    const error = await failureOf(
      callApi(await answering(422, JSON.stringify(body)), { output: UserOutput }),
    );
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid_input',
      message: 'Please check the form.',
      fields,
    });
  });

  it('reads when to try again', async () => {
    const body = { error: 'Too many attempts.', code: 'too_many_requests', requestId: 'r1' };
    const url = await answering(429, JSON.stringify(body), { 'retry-after': '60' });
    expect((await failureOf(callApi(url, { output: UserOutput }))).retryAfterSeconds).toBe(60);
  });

  it('falls back to the default text when a proxy answers with its own page', async () => {
    const error = await failureOf(
      callApi(await answering(502, '<h1>Bad Gateway</h1>'), { output: UserOutput }),
    );
    expect(error).toMatchObject({ status: 502, code: 'unreadable' });
    expect(messageOf(error, 'Login failed')).toBe('Login failed');
  });

  it('refuses a good status with a body outside the contract', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = await failureOf(callApi(await answering(200, '{"user":{}}'), { output: UserOutput }));
    expect(error.code).toBe('unreadable');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('says unreachable when nothing answers', async () => {
    const url = await answering(200, '{}');
    server?.close();
    server?.closeAllConnections();
    expect((await failureOf(callApi(url, { output: UserOutput }))).code).toBe('unreachable');
  });

  it('lets a cancelled call through as cancelled', async () => {
    const url = await answering(200, '{}');
    const call = callApi(url, { output: UserOutput, signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('lets a cancellation through while the answer comes in, and blames nobody', async () => {
    const blame = vi.spyOn(console, 'error').mockImplementation(() => {});
    server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
    });
    await new Promise<void>((resolve) => server?.listen(0, resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/auth/me`;
    const leaving = new AbortController();
    const call = callApi(url, { output: UserOutput, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 50);
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(blame).not.toHaveBeenCalled();
    blame.mockRestore();
    server.closeAllConnections();
  });
});
