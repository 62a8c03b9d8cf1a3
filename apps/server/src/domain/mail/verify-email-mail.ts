import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

/** Sent to a new address; whoever opens the link owns it. */
export function verifyEmailMail(
  brand: MailBrand,
  props: { name: string; token: string; next?: string | undefined },
): MailContent {
  const search = new URLSearchParams({ token: props.token, ...(props.next && { next: props.next }) });
  return layOutMail(brand, {
    subject: `Verify your e-mail for ${brand.appName}`,
    name: props.name,
    paragraphs: [`Please verify this e-mail address to finish your registration at ${brand.appName}.`],
    button: { label: 'Verify e-mail', url: `${brand.publicUrl}/verify-email?${search}` },
    notes: [
      'The link works once and for 24 hours, and signs you in.',
      'If you did not register, ignore this mail: without the link nobody can use your address.',
    ],
  });
}
