import type { AuditEntry } from '@rightseat/contract';
import { formatDateTime } from '#lib/format-date.ts';
import { formatDollars } from './format.ts';

/** Every action of the log, in words. One that is not here is shown as the server names it. */
export const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  'admin.signed-in': 'Admin signed in',
  'subscription.granted': 'Granted subscription',
  'subscription.extended': 'Extended subscription',
  'access.revoked': 'Revoked access',
  'refund.requested': 'Asked for a refund',
  'payment.refunded': 'Refunded payment',
  'password.reset': 'Reset password',
  'second-factor.ended': 'Turned off second step',
  'user.admin-changed': 'Changed admin flag',
  'user.lock-changed': 'Changed lock',
  'verification.resent': 'Resent verification',
  'export.downloaded': 'Downloaded export',
  'challenge.ruled': 'Answered challenge',
  'demo.switched': 'Switched the demo',
  'question.read': 'Marked question as read',
  'question.unread': 'Took back that a question was read',
};

/** What the server calls a value, in words. */
const VALUE_NAMES: Readonly<Record<string, string>> = {
  isAdmin: 'admin',
  refundedCents: 'refunded',
  subscriptionId: 'subscription',
  challengeId: 'challenge',
  questionId: 'question',
  readOn: 'read on',
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** "until: none → Dec 21, 2026, 12:00 PM" for each value that the action touched. */
export function describeChange({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => {
    const words = VALUE_NAMES[name] ?? name;
    const now = after && name in after ? describeValue(name, after[name]) : 'none';
    return before && name in before
      ? `${words}: ${describeValue(name, before[name])} → ${now}`
      : `${words}: ${now}`;
  });
}

function describeValue(name: string, value: unknown): string {
  if (typeof value === 'number' && name.endsWith('Cents')) return formatDollars(value / 100);
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(value) : value;
  return JSON.stringify(value);
}
