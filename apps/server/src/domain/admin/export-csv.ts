import { asc } from 'drizzle-orm';
import { purchases, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

type Cell = string | number | boolean | Date | null;

/** Every account, oldest first. */
export async function exportUsers(ctx: DomainContext): Promise<string> {
  const rows = await ctx.db.select().from(users).orderBy(asc(users.createdAt), asc(users.id));
  return toCsv(
    ['id', 'name', 'email', 'admin', 'verified_at', 'locked_at', 'created_at'],
    rows.map((row) => [
      row.id,
      row.name,
      row.email,
      row.isAdmin,
      row.emailVerifiedAt,
      row.lockedAt,
      row.createdAt,
    ]),
  );
}

/** Every purchase, oldest first; amounts in dollars. */
export async function exportPayments(ctx: DomainContext): Promise<string> {
  const rows = await ctx.db.select().from(purchases).orderBy(asc(purchases.paidAt), asc(purchases.id));
  return toCsv(
    ['id', 'payment_id', 'user_id', 'email', 'amount', 'refunded', 'currency', 'status', 'paid_at'],
    rows.map((row) => [
      row.id,
      row.paymentId,
      row.userId,
      row.email,
      (row.amountCents / 100).toFixed(2),
      (row.refundedCents / 100).toFixed(2),
      row.currency,
      row.status,
      row.paidAt,
    ]),
  );
}

/** RFC 4180. */
function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

/**
 * A spreadsheet runs what begins with one of these as a formula, also behind a tab or a line break; an apostrophe
 * in front makes it text (OWASP, CSV injection).
 */
const FORMULA = /^[=+\-@\t\r\n]/;

function toField(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '');
  const safe = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
