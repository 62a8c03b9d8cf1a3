import type { AdminStatsOutput } from '@rightseat/contract';
import { formatDollars } from '../format.ts';

const count = new Intl.NumberFormat('en-US');

/** The four numbers, each with what exactly it counts. */
export function StatCards({ stats }: { stats: AdminStatsOutput | undefined }) {
  return (
    <dl className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Stat
        label="Total Revenue"
        value={formatDollars(stats?.totalRevenue ?? 0)}
        hint="What was paid, less what was refunded."
      />
      <Stat
        label="Active Subscriptions"
        value={count.format(stats?.activeSubscriptions ?? 0)}
        hint="Users with access now, paid or granted."
      />
      <Stat
        label="Total Users"
        value={count.format(stats?.totalUsers ?? 0)}
        hint="All accounts, verified or not."
      />
      <Stat
        label="Conversion Rate"
        value={`${stats?.conversionRate ?? 0}%`}
        hint="Users who ever paid, of all verified users."
      />
    </dl>
  );
}

function Stat({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <div className="rounded-md border border-line bg-panel p-5">
      <dt className="text-quiet">{label}</dt>
      <dd className="mt-1 text-3xl font-bold wrap-anywhere">{value}</dd>
      <dd className="mt-2 text-sm text-quiet">{hint}</dd>
    </div>
  );
}
