import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What the admin search looks in: nobody types a line break, so no match spans the two. */
export const userSearchText = (table: { email: AnyPgColumn; name: AnyPgColumn }) =>
  sql`(lower(${table.email}) || chr(10) || lower(${table.name}))`;

export const users = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** As typed; compared and unique in lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** A locked account can't sign in and its sessions are refused. */
    lockedAt: time('locked_at'),
    emailVerifiedAt: time('email_verified_at'),
    /** Since when the password alone does not sign in; null where it does. */
    secondFactorAt: time('second_factor_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_email_lower').on(sql`lower(${table.email})`),
    // The admin list: newest first, and substrings of e-mail or name in any case.
    index('user_created').on(table.createdAt, table.id),
    index('user_search').using('gin', sql`${userSearchText(table)} gin_trgm_ops`),
    // Trigrams know nothing of a term of one or two characters.
    index('user_search_short').using('gin', sql`search_grams(${userSearchText(table)})`),
    // Few, so that counting them is quicker than counting everybody who is verified.
    index('user_unverified').on(table.id).where(sql`${table.emailVerifiedAt} is null`),
  ],
);

export const sessions = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token; the token itself is nowhere at rest. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** For the account page: where this session was opened. */
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip').notNull().default(''),
  },
  (table) => [index('session_user').on(table.userId), index('session_expires').on(table.expiresAt)],
);

export const verifications = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('verification_user').on(table.userId)],
);
