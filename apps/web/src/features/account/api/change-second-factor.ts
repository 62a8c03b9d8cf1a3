import {
  AppSecretOutput,
  type ConfirmAppInput,
  type ConfirmedInput,
  MessageOutput,
  RecoveryCodesOutput,
} from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

const post = { method: 'POST' } as const;

export function setUpApp(body: ConfirmedInput): Promise<AppSecretOutput> {
  return callApi('/api/account/app', { ...post, body, output: AppSecretOutput });
}

export function confirmApp(body: ConfirmAppInput): Promise<RecoveryCodesOutput> {
  return callApi('/api/account/app/confirm', { ...post, body, output: RecoveryCodesOutput });
}

/** With the passkeys that are there. */
export function requireSecondFactor(body: ConfirmedInput): Promise<RecoveryCodesOutput> {
  return callApi('/api/account/second-factor', { ...post, body, output: RecoveryCodesOutput });
}

export function endSecondFactor(body: ConfirmedInput): Promise<MessageOutput> {
  return callApi('/api/account/second-factor/end', { ...post, body, output: MessageOutput });
}

export function renewRecoveryCodes(body: ConfirmedInput): Promise<RecoveryCodesOutput> {
  return callApi('/api/account/recovery-codes', { ...post, body, output: RecoveryCodesOutput });
}
