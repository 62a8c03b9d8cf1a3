import type { SecurityEventKind } from '@rightseat/contract';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What an authenticator handed over: a public key, which opens nothing when it is stolen. */
export const passkeys = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    /** The authenticator's own name for it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Must grow with each use; 0 for ever where the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Kept in somebody's cloud, hence on several devices. */
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkey_user').on(table.userId)],
);

/** One authenticator app an account. */
export const totpSecrets = pgTable('totp_secret', {
  userId: ownerId().primaryKey(),
  /** Sealed with a key made of SESSION_SECRET: a copy of the database alone makes no codes. */
  sealed: text('sealed').notNull(),
  /** Null until its first code has been typed in. */
  confirmedAt: time('confirmed_at'),
  /** The half minute of the last code that was taken: that code, and older ones, are refused. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: time('created_at').notNull(),
});

export const recoveryCodes = pgTable(
  'recovery_code',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('recovery_code_user').on(table.userId)],
);

/** A question that was put to a browser and may be answered once, soon. */
export const authChallenges = pgTable(
  'auth_challenge',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['add-passkey', 'passkey-sign-in', 'second-factor'] }).notNull(),
    /** SHA-256 of what the browser holds to answer it by. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null while nobody knows yet who signs in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What a passkey signs, base64url. */
    challenge: text('challenge').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('auth_challenge_expires').on(table.expiresAt),
    index('auth_challenge_user').on(table.userId),
  ],
);

/** What happened to an account's safety. Kinds: the contract's closed list. */
export const securityEvents = pgTable(
  'security_event',
  {
    id: text('id').primaryKey(),
    /** Null for an address without an account: that failure costs the same statement, hence the same time. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    at: time('at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('security_event_user').on(table.userId, table.at),
    index('security_event_at').on(table.at),
  ],
);
