import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Config } from '#config.ts';

/** What browsers bind a passkey to: our name, whatever a page says. */
export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

export interface CredentialReference {
  id: string;
  transports: string[];
}

/** A passkey is unlocked by its owner (a finger, a PIN), so it is two steps at once; and found without an address. */
export const passkeyRegistrationOptions = async (
  config: Config,
  challenge: string,
  user: { id: string; name: string; email: string },
  excludeCredentials: CredentialReference[],
) => ({
  ...(await generateRegistrationOptions({
    rpName: config.appName,
    rpID: relyingParty(config).id,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })),
});

/** Without credentials the browser offers whatever it has for our name. */
export const passkeySignInOptions = async (
  config: Config,
  challenge: string,
  allowCredentials?: CredentialReference[],
) => ({
  ...(await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    allowCredentials,
  })),
});
