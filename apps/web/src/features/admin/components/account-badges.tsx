import type { AdminUser } from '@rightseat/contract';
import { Badge } from '#components/badge.tsx';

/** What is unusual about an account; nothing for most. */
export function AccountBadges({ user }: { user: AdminUser }) {
  return (
    <>
      {user.isAdmin && <Badge tone="course">Admin</Badge>}
      {user.hasSecondFactor && <Badge tone="plain">Second step</Badge>}
      {user.locked && <Badge tone="limit">Locked</Badge>}
      {!user.emailVerified && <Badge tone="caution">Not verified</Badge>}
    </>
  );
}
