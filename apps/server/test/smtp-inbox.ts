import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpInbox {
  url: string;
  mails: Email[];
  /** What the next deliveries are told instead of OK: an SMTP reply code each. */
  refuse: number[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine, with sign-in, that keeps what it is sent. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const mails: Email[] = [];
  const refuse: number[] = [];
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'rightseat' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('no')),
    onRcptTo: (_address, _session, done) => {
      const code = refuse.shift();
      done(code ? Object.assign(new Error('not now'), { responseCode: code }) : undefined);
    },
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://rightseat:secret@127.0.0.1:${port}`,
    mails,
    refuse,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
