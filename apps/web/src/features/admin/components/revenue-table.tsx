import type { AdminRevenueOutput } from '@rightseat/contract';
import { formatDollars } from '../format.ts';

/** The same in numbers, newest first. */
export function RevenueTable({ weeks }: { weeks: AdminRevenueOutput['weeks'] }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Show the numbers
      </summary>
      <table className="mt-2 w-full max-w-lg">
        <thead>
          <tr className="text-left text-sm text-quiet">
            <th scope="col">Week of</th>
            <th scope="col" className="text-right">
              Purchases
            </th>
            <th scope="col" className="text-right">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ weekStart, revenue, purchases }) => (
            <tr key={weekStart} className="border-t border-line">
              <td className="py-1">{weekStart}</td>
              <td className="text-right">{purchases}</td>
              <td className="text-right">{formatDollars(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
