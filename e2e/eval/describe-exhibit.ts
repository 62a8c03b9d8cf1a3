import type { ExhibitOutput, ExhibitSheet, ExhibitText } from '@rightseat/contract';

/** What lies in front of a pilot, for who holds his part in a conversation: print as it stands there, a drawing as a screen reader tells it. */
export function describeExhibit({ title, description, sheet }: ExhibitOutput): string {
  const parts = sheet.map((part) => describeSheet(part, description));
  return [`${title}, in front of you:`, ...parts].join('\n');
}

function describeSheet(sheet: ExhibitSheet, description: string): string {
  switch (sheet.type) {
    case 'drawing':
      return description;
    case 'lines':
      return [sheet.heading, ...sheet.lines.map(joined)].join('\n');
    case 'table': {
      const rows = sheet.rows.map((row) => row.map((cell) => cell.text).join(' | '));
      return [sheet.caption, sheet.columns.join(' | '), ...rows].join('\n');
    }
  }
}

const joined = (line: readonly ExhibitText[]) => line.map(({ text }) => text).join('');
