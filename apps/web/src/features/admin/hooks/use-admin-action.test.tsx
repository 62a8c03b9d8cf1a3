// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { render } from '#testing/render.tsx';
import { type AdminActions, useAdminAction } from './use-admin-action.ts';

let actions: AdminActions;
let finished: number;
let unmount: () => Promise<void>;

function Hook() {
  actions = useAdminAction(() => {
    finished += 1;
  });
  return null;
}

beforeEach(async () => {
  finished = 0;
  unmount = await render(<Hook />);
});
afterEach(() => unmount());

const texts = { done: (days: number) => `Added ${days}`, failed: () => 'Failed to add' };

it('sends once, however often it is pressed before the answer', async () => {
  const send = vi.fn(async () => 7);
  // Both presses see the same render: what a double click does before React has drawn the busy button.
  await act(async () => {
    await Promise.all([actions.perform({ send, ...texts }), actions.perform({ send, ...texts })]);
  });
  expect(send).toHaveBeenCalledOnce();
  expect(finished).toBe(1);
  expect(actions.notice?.message).toBe('Added 7');
  expect(actions.busy).toBe(false);
});

it('says what failed, keeps the reason of the server and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refusal = new ApiError({ message: 'Has access already.', code: 'conflict', status: 409 });
  await act(() => actions.perform({ send: () => Promise.reject(refusal), ...texts }));
  expect(actions.notice?.message).toBe('Failed to add');
  expect(actions.reason).toBe('Has access already.');
  expect(finished).toBe(0);
  expect(log).toHaveBeenCalledWith(refusal);
  log.mockRestore();

  await act(() => actions.perform({ send: async () => 3, ...texts }));
  expect(actions.notice?.message).toBe('Added 3');
  expect(actions.reason).toBe('');
});
