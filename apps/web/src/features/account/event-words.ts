import type { SecurityEventKind } from '@rightseat/contract';

export const eventWords: Record<SecurityEventKind, string> = {
  'sign-in-failed': 'A wrong password was typed',
  'sign-in-guessed': 'Somebody guessed at the password; we wrote to you',
  'new-device': 'Signed in on a new device',
  'password-changed': 'Password changed',
  'reset-asked': 'A link to reset the password was asked for',
  'reset-done': 'Password reset',
  locked: 'Account locked by an administrator',
  unlocked: 'Account unlocked by an administrator',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-refused': 'A passkey was refused: its answer did not hold',
  'app-added': 'Authenticator app set up',
  'app-removed': 'Authenticator app removed',
  'second-factor-on': 'Second step turned on',
  'second-factor-off': 'Second step turned off',
  'second-factor-failed': 'The password was right, the second step was not',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-made': 'New recovery codes made',
};
