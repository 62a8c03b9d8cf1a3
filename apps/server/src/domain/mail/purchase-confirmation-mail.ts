import { longDate, price } from './in-words.ts';
import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

interface Purchase {
  receipt: string;
  amountCents: number;
  currency: string;
  paidAt: Date;
  endsAt: Date;
  /** False: paid with an address that has no account yet. */
  claimed: boolean;
}

/** Sent when a payment has become access. */
export function purchaseConfirmationMail(brand: MailBrand, purchase: Purchase): MailContent {
  const { receipt, amountCents, currency, paidAt, endsAt, claimed } = purchase;
  return layOutMail(brand, {
    subject: `Your ${brand.appName} access, receipt ${receipt}`,
    paragraphs: [
      `Thank you. Your payment of ${price(amountCents, currency)} on ${longDate(paidAt)} was received.`,
      `Receipt number: ${receipt}`,
      `You have access to the AI Coach until ${longDate(endsAt)} (UTC). It is not renewed and nothing more is charged.`,
      ...(claimed ? [] : ['To use it, create an account with this e-mail address and verify it.']),
    ],
    button: claimed
      ? { label: 'Go to the AI Coach', url: `${brand.publicUrl}/ai-coach` }
      : { label: 'Create your account', url: `${brand.publicUrl}/register` },
    notes: ['All sales are final. All dates are in UTC.'],
  });
}
