import { longDate } from './in-words.ts';
import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

/** Sent once, seven days before the last day of access. */
export function accessEndingMail(brand: MailBrand, props: { name: string; endsAt: Date }): MailContent {
  return layOutMail(brand, {
    subject: `Your ${brand.appName} access ends on ${longDate(props.endsAt)}`,
    name: props.name,
    paragraphs: [
      `Your access to the AI Coach ends on ${longDate(props.endsAt)} (UTC). Nothing is renewed or charged by itself.`,
      'If your checkride is still ahead, you can add another three months; they start when these end.',
    ],
    button: { label: 'See pricing', url: `${brand.publicUrl}/pricing` },
  });
}
