import type { CredentialJson, CredentialOptions } from '@rightseat/contract';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { z } from 'zod';
import { PasskeyError } from './api-error.ts';

type Options = z.infer<typeof CredentialOptions>;
type Credential = z.infer<typeof CredentialJson>;

/** False in a browser without passkeys, and on a page that was not opened over https or as localhost. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

export async function makePasskey(options: Options): Promise<Credential> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await asked(startRegistration({ optionsJSON }));
  return { ...made, response: { ...made.response } };
}

export async function showPasskey(options: Options): Promise<Credential> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const shown = await asked(startAuthentication({ optionsJSON }));
  return { ...shown, response: { ...shown.response } };
}

/** A browser says no in words for programmers. */
async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') {
      throw new PasskeyError('This device has a passkey for this account already.');
    }
    throw new PasskeyError('No passkey was used. Please try again.');
  }
}
