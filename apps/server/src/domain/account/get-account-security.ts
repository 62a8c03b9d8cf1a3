import { listPasskeys } from '#domain/account/passkey/list-passkeys.ts';
import { countRecoveryCodes } from '#domain/account/second-factor/recovery-codes.ts';
import { hasConfirmedApp } from '#domain/account/second-factor/totp.ts';
import type { Actor } from '#domain/account/session/find-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { listSecurityEvents } from '#domain/security-event/list-security-events.ts';

/** All that opens the account, and what happened to it lately. */
export async function getAccountSecurity(ctx: DomainContext, { user, hasSecondFactor }: Actor) {
  return {
    passkeys: await listPasskeys(ctx, user.id),
    hasApp: await hasConfirmedApp(ctx, user.id),
    secondFactor: hasSecondFactor,
    secondFactorRequired: mustHaveSecondFactor(ctx, user),
    recoveryCodesLeft: await countRecoveryCodes(ctx, user.id),
    events: await listSecurityEvents(ctx, user.id),
  };
}

/** An administrator can take any account and all money; in development that is test money. */
export const mustHaveSecondFactor = (ctx: DomainContext, user: { isAdmin: boolean }): boolean =>
  user.isAdmin && ctx.config.environment === 'production';
