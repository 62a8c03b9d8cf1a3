import { z } from 'zod';
import { PersonName, TypedPassword } from './account-fields.ts';

/** What can happen to the safety of an account. Closed: every kind has its words on the account page. */
export const SecurityEventKind = z.enum([
  'sign-in-failed',
  'sign-in-guessed',
  'new-device',
  'password-changed',
  'reset-asked',
  'reset-done',
  'locked',
  'unlocked',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'app-added',
  'app-removed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-failed',
  'recovery-code-used',
  'recovery-codes-made',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const SecurityEvent = z.object({
  id: z.string(),
  kind: SecurityEventKind,
  at: z.iso.datetime(),
  /** Empty where it was done for the user by somebody else. */
  ip: z.string(),
  userAgent: z.string(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by a service that brings it to its owner's other devices. */
  backedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** GET /api/account/security. The events: the latest, newest first. */
export const AccountSecurityOutput = z.object({
  passkeys: z.array(Passkey),
  /** An authenticator app is set up. */
  hasApp: z.boolean(),
  /** The password alone does not sign in. */
  secondFactor: z.boolean(),
  /** Administrators in production: nothing else answers until it is on. */
  secondFactorRequired: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  events: z.array(SecurityEvent),
});
export type AccountSecurityOutput = z.infer<typeof AccountSecurityOutput>;

/** As `navigator.credentials` gives it, in the JSON form of WebAuthn Level 3; read by the server's library. */
export const CredentialJson = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.looseObject({}),
});

/** As `navigator.credentials` takes it, in JSON. */
export const CredentialOptions = z.looseObject({ challenge: z.string() });

/** Every change of what opens the account asks for the password again: an open browser must not be enough. */
export const ConfirmedInput = z.object({ password: TypedPassword });
export type ConfirmedInput = z.infer<typeof ConfirmedInput>;

/** POST /api/account/passkeys/options, POST /api/auth/passkey/options: the token belongs to the answer. */
export const PasskeyOptionsOutput = z.object({ token: z.string(), options: CredentialOptions });
export type PasskeyOptionsOutput = z.infer<typeof PasskeyOptionsOutput>;

const ChallengeToken = z.string().min(1).max(100);

/** POST /api/account/passkeys → MessageOutput */
export const AddPasskeyInput = z.object({
  token: ChallengeToken,
  name: PersonName,
  credential: CredentialJson,
});
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;

/** PATCH /api/account/passkeys/:id → MessageOutput */
export const RenamePasskeyInput = z.object({ name: PersonName });
export type RenamePasskeyInput = z.infer<typeof RenamePasskeyInput>;

/** POST /api/account/app: begins to set an authenticator app up. */
export const AppSecretOutput = z.object({ secret: z.string(), uri: z.string() });
export type AppSecretOutput = z.infer<typeof AppSecretOutput>;

const Code = z
  .string({ error: 'Please enter the code.' })
  .trim()
  .min(1, 'Please enter the code.')
  .max(100, 'This is no code of ours.');

/** POST /api/account/app/confirm → RecoveryCodesOutput, and the second step is on. */
export const ConfirmAppInput = z.object({ code: Code });
export type ConfirmAppInput = z.infer<typeof ConfirmAppInput>;

/** Shown once: only their hashes are kept. Empty where the earlier ones still hold. */
export const RecoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesOutput = z.infer<typeof RecoveryCodesOutput>;

/**
 * POST /api/auth/login, after the right password of an account with a second step: 200 without a user and without a
 * cookie. The token is good for five minutes and five tries at POST /api/auth/second-factor.
 */
export const SecondFactorOutput = z.object({
  secondFactor: z.object({
    token: z.string(),
    hasApp: z.boolean(),
    /** Null without a passkey. */
    passkey: CredentialOptions.nullable(),
  }),
});
export type SecondFactorOutput = z.infer<typeof SecondFactorOutput>;

/**
 * POST /api/auth/second-factor → UserOutput: the code of an app, a recovery code, or a passkey. 422 when it is not
 * right, 401 when the password has to be asked for again.
 */
export const SecondFactorInput = z.object({
  token: ChallengeToken,
  answer: z.union([z.object({ code: Code }), z.object({ credential: CredentialJson })], {
    error: 'Please enter the code.',
  }),
});
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

/** POST /api/auth/passkey → UserOutput: who has unlocked a passkey has shown both steps at once. */
export const PasskeySignInInput = z.object({ token: ChallengeToken, credential: CredentialJson });
export type PasskeySignInInput = z.infer<typeof PasskeySignInInput>;
