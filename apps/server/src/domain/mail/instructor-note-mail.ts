import { layOutMail, type MailBrand, type MailContent } from './mail-layout.ts';

interface Note {
  kind: 'comment' | 'reviewed';
  /** As given by whoever had the link. */
  name: string;
  pilot: string;
  conversationId: string;
}

/** Sent when somebody with the link wrote something. What was written stands in the debrief alone. */
export function instructorNoteMail(
  brand: MailBrand,
  { kind, name, pilot, conversationId }: Note,
): MailContent {
  const did = kind === 'reviewed' ? 'marked your debrief as reviewed' : 'commented on your debrief';
  return layOutMail(brand, {
    subject: kind === 'reviewed' ? 'Your debrief was reviewed' : 'A comment on your debrief',
    name: pilot,
    paragraphs: [`${name}, who has the link that you made, ${did}.`],
    button: { label: 'Read it', url: `${brand.publicUrl}/ai-coach/debriefs/${conversationId}` },
    notes: ['Anyone with the link can give a name. You can delete what was written, and take the link back.'],
  });
}
