import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

/** Tells the owner, and nobody else, that an address which somebody registers has an account already. */
export function addressTakenMail(brand: MailBrand, props: { name: string }): MailContent {
  return layOutMail(brand, {
    subject: `You already have a ${brand.appName} account`,
    name: props.name,
    paragraphs: [
      `Somebody, most likely you, tried to register at ${brand.appName} with this e-mail address. It already has an account, so nothing was changed.`,
      `Sign in at ${brand.publicUrl}/login, or choose a new password if you have forgotten yours.`,
    ],
    button: { label: 'Choose a new password', url: `${brand.publicUrl}/forgot-password` },
    notes: ['If it was not you, there is nothing to do: your account is untouched.'],
  });
}
