import { z } from 'zod';
import { NewPassword, TypedPassword } from './account-fields.ts';
import { User } from './auth.ts';
import { AdminUsage } from './usage.ts';

/** What the product's own ids are made of; anything else could not be looked up. */
export const AdminRecordId = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/, 'This is no id of ours.');

/** GET /api/admin/stats. Dollars here alone: this is the edge where money is shown. */
export const AdminStatsOutput = z.object({
  /** What was paid less what was refunded. */
  totalRevenue: z.number(),
  activeSubscriptions: z.number().int(),
  totalUsers: z.number().int(),
  /** Per cent: users who ever paid over all verified users; 0 without users. */
  conversionRate: z.number(),
});
export type AdminStatsOutput = z.infer<typeof AdminStatsOutput>;

export const AdminSubscription = z.object({
  id: z.string(),
  /** Only `active` is told apart; the others are shown as they are. */
  status: z.string(),
  expirationDate: z.iso.datetime(),
  /** It came from a payment that has not been refunded. */
  refundable: z.boolean(),
});

/** A user with the current subscription first, or none. */
export const AdminUser = User.extend({
  emailVerified: z.boolean(),
  locked: z.boolean(),
  /** The password alone does not sign in. */
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  subscriptions: z.array(AdminSubscription),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** GET /api/admin/users: newest first; `q` is a substring of e-mail or name, in any case. */
export const AdminUsersQuery = z.object({
  q: z
    .string()
    .trim()
    .max(200)
    // A database's text cannot hold it.
    .refine((text) => !text.includes('\0'), 'A null character cannot be searched for.')
    .default(''),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>;

export const AdminUsersOutput = z.object({
  users: z.array(AdminUser),
  /** How many match `q`, counted up to 1,000; for a term of a letter or two only up to one page. */
  total: z.number().int(),
  /** There are more than `total`. */
  totalIsMore: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type AdminUsersOutput = z.infer<typeof AdminUsersOutput>;

/** A whole number of days, sent as a number. */
const Days = z
  .int('The number of days must be a whole number.')
  .min(1, 'At least 1 day.')
  .max(3650, 'At most 3650 days.');

/** POST /api/admin/extend-subscription, POST /api/admin/grant-subscription */
export const AdminDaysInput = z.object({ userId: AdminRecordId, days: Days });
export type AdminDaysInput = z.infer<typeof AdminDaysInput>;

/** POST /api/admin/revoke-access */
export const AdminUserInput = z.object({ userId: AdminRecordId });
export type AdminUserInput = z.infer<typeof AdminUserInput>;

/** POST /api/admin/reset-password */
export const AdminResetPasswordInput = z.object({ userId: AdminRecordId, newPassword: NewPassword });
export type AdminResetPasswordInput = z.infer<typeof AdminResetPasswordInput>;

/** POST /api/admin/users/:id/second-factor/end. The reason stays in the audit log, the password is the administrator's own. */
export const AdminEndSecondFactorInput = z.object({
  reason: z
    .string()
    .trim()
    .min(10, 'Please say how you know that the owner asks, in ten characters or more.')
    .max(500)
    // A database's text cannot hold it.
    .refine((text) => !text.includes('\0'), 'A null character cannot be kept.'),
  password: TypedPassword,
});
export type AdminEndSecondFactorInput = z.infer<typeof AdminEndSecondFactorInput>;

/** PATCH /api/admin/users/:id */
export const AdminChangeUserInput = z
  .object({ isAdmin: z.boolean().optional(), locked: z.boolean().optional() })
  .refine((input) => input.isAdmin !== undefined || input.locked !== undefined, 'Nothing to change.')
  .meta({ anyOf: [{ required: ['isAdmin'] }, { required: ['locked'] }] });
export type AdminChangeUserInput = z.infer<typeof AdminChangeUserInput>;

/** POST /api/admin/issue-refund */
export const IssueRefundInput = z.object({
  subscriptionId: AdminRecordId,
  /** What the provider is told. */
  reason: z.literal('requested_by_customer'),
  /** Why, in the words of the admin: for the audit log alone. */
  note: z
    .string()
    .trim()
    .max(500, 'At most 500 characters.')
    // A database's text cannot hold it.
    .refine((text) => !text.includes('\0'), 'A null character cannot be kept.')
    .optional(),
});
export type IssueRefundInput = z.infer<typeof IssueRefundInput>;

/** GET /api/admin/refund-preview: what a refund would give back, and the mail as it would go. */
export const RefundPreviewQuery = z.object({ subscriptionId: AdminRecordId });
export const RefundPreviewOutput = z.object({
  /** Dollars. */
  amount: z.number(),
  receipt: z.string(),
  paidAt: z.iso.datetime(),
  accessUntil: z.iso.datetime(),
  /** Whole minutes of sessions since the payment. */
  minutesUsed: z.number().int(),
  /** Null where there is nobody to write to. */
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
});
export type RefundPreviewOutput = z.infer<typeof RefundPreviewOutput>;

/** Dollars, two decimals at most. */
export const IssueRefundOutput = z.object({ refund: z.object({ amount: z.number() }) });
export type IssueRefundOutput = z.infer<typeof IssueRefundOutput>;

export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** `subscription.granted`: the thing, then what happened to it. */
  action: z.string(),
  /** Null once that account is deleted. */
  actorEmail: z.string().nullable(),
  targetUserId: z.string().nullable(),
  targetEmail: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  ip: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** GET /api/admin/audit: newest first. */
export const AdminAuditQuery = z.object({
  action: z
    .string()
    .max(64)
    .regex(/^[a-z.-]*$/, 'There is no such action.')
    .optional(),
  targetUserId: AdminRecordId.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AdminAuditQuery = z.infer<typeof AdminAuditQuery>;

export const AdminAuditOutput = z.object({ entries: z.array(AuditEntry), nextCursor: z.string().nullable() });
export type AdminAuditOutput = z.infer<typeof AdminAuditOutput>;

/** GET /api/admin/users/:id */
export const AdminUserDetailOutput = z.object({
  user: AdminUser,
  payments: z.array(
    z.object({
      id: z.string(),
      paymentId: z.string(),
      /** Where the provider shows it; null for the local test provider. */
      providerUrl: z.string().nullable(),
      /** Dollars. */
      amount: z.number(),
      refunded: z.number(),
      status: z.string(),
      paidAt: z.iso.datetime(),
    }),
  ),
  conversations: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      startedAt: z.iso.datetime().nullable(),
      secondsUsed: z.number().int(),
      endReason: z.string().nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      status: z.string(),
      createdAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
  audit: z.array(AuditEntry),
});
export type AdminUserDetailOutput = z.infer<typeof AdminUserDetailOutput>;

/** GET /api/admin/revenue: the last 26 weeks, oldest first, weeks from Monday in UTC, dollars less refunds. */
export const AdminRevenueOutput = z.object({
  weeks: z.array(z.object({ weekStart: z.iso.date(), revenue: z.number(), purchases: z.number().int() })),
});
export type AdminRevenueOutput = z.infer<typeof AdminRevenueOutput>;

const Latency = z.object({
  turns: z.number().int(),
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
});

/** What asking the language model came to. */
const LanguageModelUse = z.object({
  /** By its name at its server. */
  model: z.string(),
  asked: z.number().int(),
  answered: z.number().int(),
  /** Answered from memory: not asked. */
  cached: z.number().int(),
  /** Answered after the pilot had stopped waiting: read a turn later. */
  late: z.number().int(),
  /** By reason; a reason that never came is not there. */
  failures: z.record(z.string(), z.number().int()),
  lastFailure: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  tokens: z.number().int(),
  wordingsSaid: z.number().int(),
  /** Proposed, and kept from the pilot. */
  wordingsRefused: z.number().int(),
});
export type LanguageModelUse = z.infer<typeof LanguageModelUse>;

/** Who speaks on the node that answered. */
const Speaker = z.object({
  /** Whom the next conversation would hear of which not all was rendered: a voice of our own, or another company's. */
  next: z.enum(['natural', 'plain', 'server', 'hosted']),
  /** The name of that voice, or of the company. */
  name: z.string(),
  /** How it stands with the natural voice of our own; `off` where another one was asked for. */
  natural: z.enum(['off', 'absent', 'loading', 'speaks', 'broken']),
  /** How many lines of it were spoken beforehand: an exam of these alone is spoken in it however it stands with it. */
  linesRendered: z.number().int(),
});

/** GET /api/admin/health */
export const AdminHealthOutput = z.object({
  /** On every node. */
  liveConversations: z.number().int(),
  /** On the node that answered: end of speech to first examiner audio, over its latest turns. */
  voice: Latency,
  speaker: Speaker,
  /** On the node that answered, since its start; null where there is none. */
  languageModel: LanguageModelUse.nullable(),
  /** What pilots thought of the examiner's replies, once for each; of another company's voice, as it tells after the call. */
  feedback: z.object({ likes: z.number().int(), dislikes: z.number().int() }),
  usage: AdminUsage,
  mail: z.object({
    queued: z.number().int(),
    failed: z.number().int(),
    oldestQueuedAt: z.iso.datetime().nullable(),
  }),
  webhooks: z.object({ open: z.number().int(), oldestOpenAt: z.iso.datetime().nullable() }),
  reconciliation: z
    .object({
      at: z.iso.datetime(),
      paid: z.number().int(),
      granted: z.number().int(),
      reversed: z.number().int(),
      failed: z.number().int(),
    })
    .nullable(),
});
export type AdminHealthOutput = z.infer<typeof AdminHealthOutput>;
