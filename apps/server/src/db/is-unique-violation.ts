import { DrizzleQueryError } from 'drizzle-orm';

/** Both drivers put SQLSTATE and constraint on the cause. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  return cause?.code === '23505' && cause.constraint === constraint;
}
