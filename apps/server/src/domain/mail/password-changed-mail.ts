import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

/** So that an owner hears of a change they did not make. */
export function passwordChangedMail(brand: MailBrand, props: { name: string }): MailContent {
  return layOutMail(brand, {
    subject: `Your ${brand.appName} password was changed`,
    name: props.name,
    paragraphs: ['The password of your account was changed, and every other device was signed out.'],
    notes: [
      `If it was not you, choose a new password at ${brand.publicUrl}/forgot-password and write to us at ${brand.supportEmail}.`,
    ],
  });
}
