import type { AdminUser, AdminUsersOutput } from '@rightseat/contract';
import { useState } from 'react';
import { Card, CardTitle } from '#components/card.tsx';
import type { UserList } from '../hooks/use-user-list.ts';
import { ManageUser } from './manage-user.tsx';
import { PageTurner } from './page-turner.tsx';
import { UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';

/** Everybody, a page at a time, and the window in which one of them is helped. */
export function UserManagement({ list }: { list: UserList }) {
  const [managed, setManaged] = useState<AdminUser | null>(null);
  const { q, search, pages, page } = list;
  const users = page.data?.users ?? [];
  // As the list has them by now: an action that failed may have found the user changed by somebody else.
  const current = managed && (users.find(({ id }) => id === managed.id) ?? managed);
  return (
    <Card aria-labelledby="user-management">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <CardTitle id="user-management">User Management</CardTitle>
        <div className="w-full sm:w-96">
          <UserSearch q={q} onSearch={search} />
        </div>
      </div>
      <p role="status" className="mb-2 text-sm text-quiet">
        {page.data && describeTotal(page.data, q)}
      </p>
      {users.length > 0 && <UserTable users={users} busy={page.isPlaceholderData} onManage={setManaged} />}
      <PageTurner top="user-management" pages={pages} nextCursor={page.data?.nextCursor ?? null} />
      <ManageUser user={current} onClose={() => setManaged(null)} />
    </Card>
  );
}

function describeTotal({ total, totalIsMore }: AdminUsersOutput, q: string): string {
  const users = total === 1 && !totalIsMore ? 'user' : 'users';
  const count = `${totalIsMore ? 'More than ' : ''}${total.toLocaleString('en-US')} ${users}`;
  return q === '' ? count : `${count} with “${q}” in e-mail or name`;
}
