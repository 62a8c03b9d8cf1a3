import { price } from './in-words.ts';
import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

/** Sent when a whole payment went back, by us or in the provider's own dashboard. */
export function refundNoticeMail(
  brand: MailBrand,
  refund: { receipt: string; refundedCents: number; currency: string },
): MailContent {
  return layOutMail(brand, {
    subject: `Your refund from ${brand.appName}`,
    paragraphs: [
      `We have refunded ${price(refund.refundedCents, refund.currency)} for receipt ${refund.receipt}.`,
      'Your bank may take five to ten days to show it. The access that came with this payment has ended.',
    ],
  });
}
