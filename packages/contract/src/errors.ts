import { z } from 'zod';

/** The closed list of reasons a call can fail. One HTTP status each: see the server's error handler. */
export const ErrorCode = z.enum([
  'invalid_input',
  'not_signed_in',
  'no_access',
  'forbidden',
  'email_not_verified',
  'second_factor_missing',
  'not_found',
  /** There is such an address, but not for this method; `Allow` names those there are. */
  'method_not_allowed',
  'conflict',
  'too_many_requests',
  'provider_unavailable',
  'not_ready',
  /** Every place of this node is taken; `Retry-After` says when to come back. */
  'full',
  'internal',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The one body every failed call under /api answers with. `error` is text for the user. */
export const ErrorBody = z
  .object({
    error: z.string(),
    code: ErrorCode,
    requestId: z.string(),
    /** Validation errors name every field, so a form can mark them all at once. */
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;
