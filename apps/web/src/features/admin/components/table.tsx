import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

/** A table that turns into a list of cards on a phone, each value beside the name of its column. */
export function Table({
  label,
  columns,
  busy = false,
  children,
}: {
  label: string;
  columns: readonly string[];
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <table
      aria-label={label}
      aria-busy={busy}
      className={classNames('block w-full md:table', busy && 'opacity-60')}
    >
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-edge py-2 pr-4 text-left text-sm text-quiet"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">{children}</tbody>
    </table>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="block border-b border-line py-3 max-md:last:border-0 max-md:last:pb-0 md:table-row md:py-0">
      {children}
    </tr>
  );
}

type CellProps = {
  /** Shown on a phone, where the head of the table is not. */
  column: string;
  /** A date, a number or a button: never broken, so that the long words beside it are. */
  short?: boolean;
  children: ReactNode;
};

export function Cell({ column, short = false, children }: CellProps) {
  return (
    <td className="grid grid-cols-[min(7.5rem,36%)_1fr] gap-3 py-1 align-middle md:table-cell md:py-2.5 md:pr-4 md:last:pr-0">
      <span aria-hidden="true" className="text-sm leading-relaxed text-quiet md:hidden">
        {column}
      </span>
      <div className={classNames('min-w-0', short ? 'md:whitespace-nowrap' : 'wrap-anywhere')}>
        {children}
      </div>
    </td>
  );
}
