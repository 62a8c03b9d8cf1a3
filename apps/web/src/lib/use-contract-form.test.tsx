// @vitest-environment happy-dom
import { LoginInput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { ApiError } from './api-error.ts';
import { useContractForm } from './use-contract-form.ts';

const send = vi.fn<(input: LoginInput) => Promise<string>>();
let unmount: () => Promise<void>;

function Form() {
  const mutation = useMutation({ mutationFn: send });
  const { form, field } = useContractForm(LoginInput, mutation);
  const email = field('email');
  return (
    <form {...form}>
      <input name={email.name} />
      <output>{email.error}</output>
      <input name={field('password').name} />
      {mutation.isError && <p role="alert">{mutation.error.message}</p>}
    </form>
  );
}

beforeEach(async () => {
  send.mockReset();
  unmount = await render(<Form />);
});
afterEach(() => unmount());

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const emailError = () => document.querySelector('output')?.textContent;
const alert = () => document.querySelector('[role=alert]')?.textContent;
const type = (name: string, value: string) =>
  act(async () => {
    input(name).value = value;
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('sends what the contract accepts, as the contract reads it', async () => {
  send.mockResolvedValue('ok');
  await type('email', '  ann@example.com ');
  await type('password', 'Password1');
  await submit();
  await until(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toEqual({ email: 'ann@example.com', password: 'Password1' });
});

it('marks the first wrong field, focuses it and sends nothing', async () => {
  await type('password', 'Password1');
  await submit();
  await until(() => expect(emailError()).toBe('Please enter your e-mail address.'));
  expect(document.activeElement).toBe(input('email'));
  expect(send).not.toHaveBeenCalled();
});

it("shows the server's verdict on the form and on the field until something is typed", async () => {
  const fields = [{ path: 'email', message: 'Not this one.' }];
  send.mockRejectedValue(
    new ApiError({ message: 'Please check.', code: 'invalid_input', status: 422, fields }),
  );
  await type('email', 'ann@example.com');
  await type('password', 'Password1');
  await submit();
  await until(() => expect([alert(), emailError()]).toEqual(['Please check.', 'Not this one.']));
  await type('email', 'bob@example.com');
  expect([alert(), emailError()]).toEqual([undefined, '']);
});
