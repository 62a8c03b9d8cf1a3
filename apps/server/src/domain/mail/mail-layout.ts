import type { Config } from '#config.ts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** What every mail may know of the product. */
export type MailBrand = Pick<Config, 'appName' | 'publicUrl' | 'supportEmail'>;

/** One mail in plain strings. They become HTML in this file alone, so nothing can be forgotten to be escaped. */
export interface MailParts {
  subject: string;
  /** Whom it greets; without it the mail starts at once. */
  name?: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Said after the button, in smaller letters. */
  notes?: string[];
}

/** The one look of all mails: a text part that stands alone, and an HTML part without images or scripts. */
export function layOutMail(brand: MailBrand, parts: MailParts): MailContent {
  const greeting = parts.name === undefined ? [] : [`Hello ${parts.name},`];
  const paragraphs = [...greeting, ...parts.paragraphs];
  return {
    subject: parts.subject,
    text: asText(brand, parts, paragraphs),
    html: asHtml(brand, parts, paragraphs),
  };
}

const signature = (brand: MailBrand) => [brand.appName, `Questions? Write to ${brand.supportEmail}`];

function asText(brand: MailBrand, parts: MailParts, paragraphs: string[]): string {
  const button = parts.button ? [`${parts.button.label}:\n${parts.button.url}`] : [];
  const blocks = [...paragraphs, ...button, ...(parts.notes ?? []), `-- \n${signature(brand).join('\n')}`];
  return `${blocks.join('\n\n')}\n`;
}

function asHtml(brand: MailBrand, parts: MailParts, paragraphs: string[]): string {
  const body = paragraphs.map((line) => paragraph(line, 'font-size:16px;color:#10181a'));
  const notes = [...(parts.notes ?? []), ...signature(brand).slice(1)];
  const small = notes.map((line) => linked(paragraph(line, 'font-size:13px;color:#47555a')));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(parts.subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#f1f4f3;font-family:system-ui,sans-serif;line-height:1.5">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:6px">
<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:#10181a">${escapeHtml(brand.appName)}</p>
${body.join('\n')}
${parts.button ? buttonHtml(parts.button) : ''}
${small.join('\n')}
</div>
</body>
</html>
`;
}

const paragraph = (line: string, style: string) =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(line)}</p>`;

/** The notes are our own words, so an address in them is ours too: it can be pressed, and breaks on a phone. */
const linked = (html: string) =>
  html.replace(
    /https?:\/\/[^\s<]*[^\s<.,]/g,
    (href) => `<a href="${href}" style="color:#47555a;word-break:break-all">${href}</a>`,
  );

/** The address is shown as well, for readers that do not trust a button. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#9a1563;color:#fff;border-radius:3px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#47555a;word-break:break-all">Or copy this address: ${href}</p>`;
}

/** For text between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
