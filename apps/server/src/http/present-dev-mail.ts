import { escapeHtml } from '#domain/mail/mail-layout.ts';
import type { FiledMail } from '#gateways/mail-folder.ts';

export function presentInbox(mails: FiledMail[]): string {
  const rows = mails.map(
    (mail) => `<tr>
<td>${escapeHtml(mail.date)}</td>
<td>${escapeHtml(mail.to)}</td>
<td><a href="/dev/mail/${escapeHtml(mail.name)}">${escapeHtml(mail.subject)}</a></td>
</tr>`,
  );
  const list = `<table>
<thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  return page('Outbox', mails.length === 0 ? '<p>No mail was sent yet.</p>' : list);
}

/**
 * The mail as text, its links open in this window; below it the HTML part in a frame that may run no script and
 * has no origin, whatever somebody managed to put into it.
 */
export function presentMail(mail: FiledMail): string {
  return page(
    mail.subject,
    `<p><a href="/dev/mail">Outbox</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${escapeHtml(mail.date)}</dd></dl>
<pre>${withLinks(mail.text)}</pre>
<h2>As HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(`<base target="_top">${mail.html}`)}"></iframe>`,
  );
}

/** Escaped first, then addresses become links: an escaped text has no character that could end an attribute. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8886; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 40rem; border: 1px solid #8886; background: #fff }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
