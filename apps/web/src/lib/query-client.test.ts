import { onlineManager } from '@tanstack/react-query';
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

it('says of a press without a line at once that there is none', async () => {
  onlineManager.setOnline(false);
  try {
    const client = createQueryClient();
    const press = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new ApiError({ message: 'No line', code: 'internal', status: 0 })),
    });
    await expect(press.execute(undefined)).rejects.toThrow('No line');
  } finally {
    onlineManager.setOnline(true);
  }
});
