import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

/** Once a wave: the owner may want to know, and need do nothing. */
export function signInGuessedMail(brand: MailBrand, props: { name: string }): MailContent {
  return layOutMail(brand, {
    subject: `Somebody is guessing your ${brand.appName} password`,
    name: props.name,
    paragraphs: [
      'Several wrong passwords were typed for your account, from devices that have not signed in to it before. Each further guess has to wait. Nobody got in by them.',
      'You can go on signing in as always; on a device that is new to us it can take some seconds.',
    ],
    notes: [
      `If your password is used elsewhere too, choose a new one at ${brand.publicUrl}/forgot-password. A passkey, on your account page, can not be guessed at all.`,
    ],
  });
}
