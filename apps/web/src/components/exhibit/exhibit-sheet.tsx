import type { ExhibitText, ExhibitSheet as Sheet } from '@rightseat/contract';
import { classNames } from '#lib/class-names.ts';

type ExhibitSheetProps = { sheet: Sheet; title: string; description: string };

/** One part of an exhibit. It lies on the table as paper does: light by day and by night. */
export function ExhibitSheet({ sheet, title, description }: ExhibitSheetProps) {
  switch (sheet.type) {
    case 'drawing':
      return (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(sheet.svg)}`}
          width={sheet.width}
          height={sheet.height}
          alt={`${title}. ${description}`}
          className="h-auto w-full"
        />
      );
    case 'lines':
      return (
        <figure>
          <figcaption className="font-bold">{sheet.heading}</figcaption>
          <div className="mt-1 font-mono break-words whitespace-pre-wrap">
            {sheet.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed lines do not move
              <p key={at}>
                <Words words={line} />
              </p>
            ))}
          </div>
        </figure>
      );
    case 'table':
      return (
        <table className="w-full border-collapse text-left">
          <caption className="pb-1 text-left font-bold">{sheet.caption}</caption>
          <thead>
            <tr>
              {sheet.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border border-current/40 px-1 py-1 align-bottom sm:px-2"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {sheet.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed rows do not move
              <tr key={at}>
                {row.map((cell, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do their cells
                    key={column}
                    className={classNames(
                      'border border-current/40 px-1 py-1 align-top sm:px-2',
                      // A date or a figure stands in one line, and prose gets room where there is any; the sheet scrolls where it is too wide.
                      cell.text.length < 11 && 'whitespace-nowrap',
                      cell.text.length > 24 && 'sm:min-w-40',
                    )}
                  >
                    <Words words={[cell]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

function Words({ words }: { words: readonly ExhibitText[] }) {
  return words.map(({ text, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed words do not move
      <mark key={at} className="bg-[#ffe56b] text-inherit outline-2 outline-[#8a6d00]">
        {keepSigns(text)}
      </mark>
    ) : (
      keepSigns(text)
    ),
  );
}

/** A word joiner after it: "-RA" that ends one line with its sign and begins the next as rain is another report. */
const keepSigns = (text: string) => text.replace(/(?<=^|\s)-(?=\S)/g, '-\u2060');
