import { ApiError } from './api-error.ts';

/** What the server says about one field of the form it refused. */
export function fieldMessage(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.find((field) => field.path === path)?.message;
}
