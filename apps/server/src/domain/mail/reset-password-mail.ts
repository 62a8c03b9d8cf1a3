import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

export function resetPasswordMail(brand: MailBrand, props: { name: string; token: string }): MailContent {
  return layOutMail(brand, {
    subject: `Reset your ${brand.appName} password`,
    name: props.name,
    paragraphs: ['Somebody, most likely you, asked to reset the password of your account.'],
    button: { label: 'Choose a new password', url: `${brand.publicUrl}/reset-password?token=${props.token}` },
    notes: [
      'The link works once and for one hour. A new password signs out every device.',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  });
}
