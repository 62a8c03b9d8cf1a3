import type { AdminUser } from '@rightseat/contract';
import { Button } from '#components/button.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { TextLink } from '#components/text-link.tsx';
import { adminUserPath } from '#config/paths.ts';
import { formatDay } from '../format.ts';
import { manageButtonId } from '../manage-button-id.ts';
import { AccountBadges } from './account-badges.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { Cell, Row, Table } from './table.tsx';

const COLUMNS = ['User', 'Email', 'Subscription', 'Expires', 'Actions'];

export function UserTable({
  users,
  busy,
  onManage,
}: {
  users: readonly AdminUser[];
  busy: boolean;
  onManage: (user: AdminUser) => void;
}) {
  return (
    <Table label="Users" columns={COLUMNS} busy={busy}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} onManage={onManage} />
      ))}
    </Table>
  );
}

function UserRow({ user, onManage }: { user: AdminUser; onManage: (user: AdminUser) => void }) {
  const [current] = user.subscriptions;
  const nameId = `name-${user.id}`;
  return (
    <Row>
      <Cell column="User">
        <TextLink id={nameId} to={adminUserPath(user.id)} className="mr-2 font-bold">
          {user.name}
        </TextLink>
        <span className="inline-flex flex-wrap gap-2">
          <AccountBadges user={user} />
        </span>
      </Cell>
      <Cell column="Email">
        <EmailAddress email={user.email} />
      </Cell>
      <Cell column="Subscription" short>
        <SubscriptionBadge user={user} />
      </Cell>
      <Cell column="Expires" short>
        {current ? formatDay(current.expirationDate) : 'N/A'}
      </Cell>
      <Cell column="Actions" short>
        <Button
          id={manageButtonId(user.id)}
          look="outline"
          aria-describedby={nameId}
          onClick={() => onManage(user)}
        >
          Manage
        </Button>
      </Cell>
    </Row>
  );
}
