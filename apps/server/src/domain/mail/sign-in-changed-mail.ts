import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

const CHANGES = {
  'passkey-added': 'A passkey was added to your account. Whoever holds it can sign in.',
  'passkey-removed': 'A passkey was removed from your account.',
  'second-factor-on': 'Your account now asks for a second step after the password.',
  'second-factor-off': 'Your account no longer asks for a second step after the password.',
  'second-factor-taken':
    'An administrator switched off the second step of your account, and you were signed out everywhere. The password alone signs in until you set a new one up. Passkeys stay: remove those that you lost on your account page.',
  'app-removed': 'The authenticator app was removed from your account.',
  'recovery-codes-made': 'New recovery codes were made for your account; the earlier ones are worthless.',
};

export type SignInChange = keyof typeof CHANGES;

/** So that an owner hears of another way in that they did not make. */
export function signInChangedMail(
  brand: MailBrand,
  props: { name: string; change: SignInChange },
): MailContent {
  return layOutMail(brand, {
    subject: `How your ${brand.appName} account is opened has changed`,
    name: props.name,
    paragraphs: [CHANGES[props.change]],
    notes: [
      `If it was not you, choose a new password at ${brand.publicUrl}/forgot-password and write to us at ${brand.supportEmail}.`,
    ],
  });
}
