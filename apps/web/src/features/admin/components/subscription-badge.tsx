import type { AdminUser } from '@rightseat/contract';
import { Badge } from '#components/badge.tsx';

/** Green while it gives access, red afterwards, plain words for none. */
export function SubscriptionBadge({ user }: { user: AdminUser }) {
  const [current] = user.subscriptions;
  if (!current) return <span className="text-quiet">None</span>;
  return <Badge tone={current.status === 'active' ? 'active' : 'limit'}>{current.status}</Badge>;
}
