import { timingSafeEqual } from 'node:crypto';
import type { Config } from '#config.ts';
import { keyedHash } from '#domain/hash-token.ts';

/** The kind of the only mail that is sent without a cause of the moment. */
export const WEEKLY_PLAN = 'weekly-plan';

type Signing = Pick<Config, 'sessionSecret'>;

/** What ends the weekly mail of one pilot, and can do nothing else: it stands in every such mail and needs no sign-in. */
export function stopToken(config: Signing, userId: string): string {
  return `${userId}.${keyedHash(config.sessionSecret, `weekly-mail:${userId}`)}`;
}

/** Whose it is; null for one that is not ours. */
export function readStopToken(config: Signing, token: string): string | null {
  const userId = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const given = Buffer.from(token);
  const expected = Buffer.from(stopToken(config, userId));
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

/** For the headers by which a mail program offers a way out by itself (RFC 8058). */
export function oneClickStop(config: Signing & Pick<Config, 'publicUrl'>, userId: string): string {
  return `${config.publicUrl}/api/mail/stop?${new URLSearchParams({ token: stopToken(config, userId) })}`;
}
