import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { listCredentials } from '#domain/account/passkey/list-passkeys.ts';
import { confirmPassword } from '#domain/account/password/confirm-password.ts';
import type { Actor } from '#domain/account/session/find-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, invalidInput } from '#domain/errors.ts';
import type { SignInChange } from '#domain/mail/sign-in-changed-mail.ts';
import {
  BY_ADMINISTRATOR,
  type Origin,
  recordSecurityEvent,
} from '#domain/security-event/record-security-event.ts';
import { tellOfChange } from '#domain/security-event/tell-of-change.ts';
import { dropRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import { confirmApp, hasConfirmedApp, makeAppSecret, removeAppSecret, takeAppCode } from './totp.ts';

/** Begins to set an authenticator app up. Throws conflict where one is: it is removed first. */
export async function setUpApp(ctx: DomainContext, { user }: Actor, password: string) {
  await confirmPassword(ctx, user.id, password);
  if (await hasConfirmedApp(ctx, user.id)) {
    throw conflict('An authenticator app is set up already. Remove it first.');
  }
  return makeAppSecret(ctx, user);
}

/** The first code shows that the app has the secret: from here on the password alone does not sign in. */
export async function confirmAppCode(
  ctx: DomainContext,
  { user }: Actor,
  code: string,
  origin: Origin,
): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (!(await takeAppCode(inside, user.id, code)) || !(await confirmApp(inside, user.id))) {
      throw invalidInput('This code is not right. Wait for the next one and type that.');
    }
    await recordSecurityEvent(inside, 'app-added', user.id, origin);
    return turnOn(inside, user.id, origin);
  });
}

/** With a passkey as the second step. Throws conflict without one. */
export async function requireSecondFactor(
  ctx: DomainContext,
  { user }: Actor,
  password: string,
  origin: Origin,
): Promise<string[]> {
  await confirmPassword(ctx, user.id, password);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (!(await hasFactor(inside, user.id))) throw conflict('Add a passkey or an authenticator app first.');
    return turnOn(inside, user.id, origin);
  });
}

/** Takes the second step away, and the app with it; passkeys stay, as a way to sign in. */
export async function endSecondFactor(
  ctx: DomainContext,
  { user }: Actor,
  password: string,
  origin: Origin,
): Promise<void> {
  await confirmPassword(ctx, user.id, password);
  await ctx.db.transaction((tx) => turnOff({ ...ctx, db: tx }, user.id, origin));
}

/** Replaces them. Throws conflict while there is no second step. */
export async function renewRecoveryCodes(
  ctx: DomainContext,
  { user, hasSecondFactor }: Actor,
  password: string,
  origin: Origin,
): Promise<string[]> {
  await confirmPassword(ctx, user.id, password);
  if (!hasSecondFactor) throw conflict('Recovery codes are for accounts with a second step.');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await recordSecurityEvent(inside, 'recovery-codes-made', user.id, origin);
    await tellOfChange(inside, user.id, 'recovery-codes-made');
    return makeRecoveryCodes(inside, user.id);
  });
}

/** After the last passkey: a second step that nobody can take would keep its owner out. */
export async function endWithoutFactor(ctx: DomainContext, userId: string, origin: Origin): Promise<void> {
  if (!(await hasFactor(ctx, userId))) await turnOff(ctx, userId, origin);
}

async function hasFactor(ctx: DomainContext, userId: string): Promise<boolean> {
  return (await hasConfirmedApp(ctx, userId)) || (await listCredentials(ctx, userId)).length > 0;
}

/** No new codes where it is on already: those that were written down go on holding. */
async function turnOn(ctx: DomainContext, userId: string, origin: Origin): Promise<string[]> {
  const turned = await ctx.db
    .update(users)
    .set({ secondFactorAt: ctx.clock.now() })
    .where(and(eq(users.id, userId), isNull(users.secondFactorAt)))
    .returning({ id: users.id });
  if (turned.length === 0) return [];
  await recordSecurityEvent(ctx, 'second-factor-on', userId, origin);
  await tellOfChange(ctx, userId, 'second-factor-on');
  return makeRecoveryCodes(ctx, userId);
}

/** By an administrator, for an owner who can't. False where there was none. `ctx` holds a transaction. */
export const takeSecondFactor = (ctx: DomainContext, userId: string): Promise<boolean> =>
  turnOff(ctx, userId, BY_ADMINISTRATOR, 'second-factor-taken');

async function turnOff(
  ctx: DomainContext,
  userId: string,
  origin: Origin,
  told: SignInChange = 'second-factor-off',
): Promise<boolean> {
  const turned = await ctx.db
    .update(users)
    .set({ secondFactorAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.secondFactorAt)))
    .returning({ id: users.id });
  if (await removeAppSecret(ctx, userId)) await recordSecurityEvent(ctx, 'app-removed', userId, origin);
  await dropRecoveryCodes(ctx, userId);
  if (turned.length === 0) return false;
  await recordSecurityEvent(ctx, 'second-factor-off', userId, origin);
  await tellOfChange(ctx, userId, told);
  return true;
}
