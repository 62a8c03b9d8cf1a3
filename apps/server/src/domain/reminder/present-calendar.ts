import type { ProgressOutput } from '@rightseat/contract';
import { daysAfter } from '#domain/days.ts';
import { describeDay } from './describe-day.ts';

interface Calendar {
  days: NonNullable<ProgressOutput['plan']>['days'];
  titleOf: (code: string) => string;
  /** Stays the same for one pilot: a calendar that takes the file again changes its days instead of doubling them. */
  owner: string;
  host: string;
  url: string;
  now: Date;
}

/** The plan as iCalendar (RFC 5545): an all-day entry for every day that holds something. */
export function presentCalendar({ days, titleOf, owner, host, url, now }: Calendar): string {
  const stamp = `${compact(now.toISOString().slice(0, 19))}Z`;
  const events = days.flatMap(({ date, items }) => {
    const told = describeDay(items, titleOf);
    if (told.length === 0) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${date}.${owner}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(daysAfter(new Date(date), 1).toISOString().slice(0, 10))}`,
      `SUMMARY:${asText(told[0] ?? '')}`,
      `DESCRIPTION:${asText(told.join('\n'))}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//plan//EN`, ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (iso: string) => iso.replace(/[-:]/g, '');

const asText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');

/** No line may be longer than 75 octets; what goes on begins with a space. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > 74) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n ');
}
