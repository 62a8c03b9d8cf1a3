import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ZodType, z } from 'zod';
import { ApiError } from './api-error.ts';

type Messages = Record<string, string>;

/**
 * A plain form whose rules are the contract's own: the inputs keep their values, the schema judges them on
 * submit, and the server's verdict on a field shows in the same place. Typing makes both old.
 * (A form library would cost 13 kB on the login page and add no rule.)
 */
export function useContractForm<Schema extends ZodType, Output>(
  schema: Schema,
  mutation: UseMutationResult<Output, Error, z.output<Schema>>,
  {
    more = {},
    onSuccess,
  }: {
    /** What the form sends besides its inputs. */
    more?: Record<string, unknown>;
    onSuccess?: (output: Output, form: HTMLFormElement) => void;
  } = {},
) {
  const [messages, setMessages] = useState<Messages>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = schema.safeParse({ ...Object.fromEntries(new FormData(form)), ...more });
    if (!input.success) {
      const found = messagesOf(input.error.issues);
      setMessages(found);
      focusFirst(form, found);
      return;
    }
    setMessages({});
    mutation.mutate(input.data, { onSuccess: (output) => onSuccess?.(output, form) });
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof HTMLInputElement ? event.target.name : '';
    setMessages(({ [name]: _old, ...others }) => others);
    if (!mutation.isPending && !mutation.isIdle) mutation.reset();
  };

  return {
    form: { noValidate: true, onSubmit, onInput },
    /** The name of an input and what is wrong with it. */
    field: (name: Extract<keyof z.input<Schema>, string>) => ({
      name,
      error: messages[name] ?? messageOfServer(mutation.error, name),
    }),
  };
}

/** The first thing wrong with each field. */
function messagesOf(issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>): Messages {
  const messages: Messages = {};
  for (const { path, message } of issues) messages[path.join('.')] ??= message;
  return messages;
}

function messageOfServer(error: unknown, name: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.find((field) => field.path === name)?.message;
}

function focusFirst(form: HTMLFormElement, messages: Messages): void {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  inputs.find((input) => messages[input.name] !== undefined)?.focus();
}
