import type { ErrorCode } from '@rightseat/contract';

/** The HTTP status of each reason for which a call can fail. */
export const statusOf: Record<ErrorCode, number> = {
  invalid_input: 422,
  not_signed_in: 401,
  no_access: 402,
  forbidden: 403,
  email_not_verified: 403,
  second_factor_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_many_requests: 429,
  provider_unavailable: 502,
  not_ready: 503,
  full: 503,
  internal: 500,
};
