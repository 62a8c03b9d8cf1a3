import type { ConversationOutput, TranscriptEntry } from '@rightseat/contract';
import { formatDateTime } from '#lib/format-date.ts';

/** The conversation as a file of plain text, each line with its minute. */
export function writeTranscript(
  { startedAt, transcript }: Pick<ConversationOutput, 'startedAt' | 'transcript'>,
  pilot: string,
): string {
  const head = startedAt ? [`Practice oral exam, ${formatDateTime(startedAt)}`, ''] : [];
  const lines = transcript.map(
    (entry) =>
      `[${minute(entry)}] ${entry.role === 'examiner' ? 'Examiner' : pilot}: ${entry.text}${cut(entry)}`,
  );
  return `${[...head, ...lines].join('\n')}\n`;
}

/** "07:05" */
function minute({ atMs }: TranscriptEntry): string {
  const seconds = Math.floor(atMs / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

const cut = ({ interrupted }: TranscriptEntry) => (interrupted ? ' (cut off)' : '');

/** Hands it to the browser to keep. */
export function downloadTranscript(conversation: ConversationOutput, pilot: string): void {
  const file = new Blob([writeTranscript(conversation, pilot)], { type: 'text/plain' });
  const href = URL.createObjectURL(file);
  const day = conversation.startedAt?.slice(0, 10);
  const link = Object.assign(document.createElement('a'), {
    href,
    download: day ? `oral-exam-${day}.txt` : 'oral-exam.txt',
  });
  link.click();
  // The download has the address by then in every browser; revoked at once, some would find nothing.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
