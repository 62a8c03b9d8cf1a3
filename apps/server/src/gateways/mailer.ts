export interface OutgoingMail {
  /** Stays the same when a mail is sent again: receivers can tell a repeat by it. */
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** Where one request ends mails of this kind; only for those that were asked for and may be ended. */
  oneClickStop?: string;
}

export interface Mailer {
  /** Resolves when the mail is handed over. Throws MailRefused when trying again is of no use. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The receiving side said no for good: no such mailbox, not accepted. */
export class MailRefused extends Error {}
