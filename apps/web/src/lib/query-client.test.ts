import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const ask = (status: number, onSignedOut: () => void) => {
  const client = createQueryClient(onSignedOut);
  const error = new ApiError({ message: '', code: 'not_signed_in', status });
  return client.fetchQuery({ queryKey: ['anything'], queryFn: () => Promise.reject(error), retry: false });
};

it('learns from any answer that nobody is signed in any more', async () => {
  const onSignedOut = vi.fn();
  await expect(ask(401, onSignedOut)).rejects.toThrow();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it.each([402, 403, 500])('makes nothing of status %i', async (status) => {
  const onSignedOut = vi.fn();
  await expect(ask(status, onSignedOut)).rejects.toThrow();
  expect(onSignedOut).not.toHaveBeenCalled();
});
