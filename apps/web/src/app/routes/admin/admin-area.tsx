import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, NavLink, Outlet } from 'react-router';
import { Page } from '#components/page.tsx';
import { paths } from '#config/paths.ts';
import { adminKey } from '#features/admin/api/admin-key.ts';
import { useRefused } from '#features/admin/hooks/use-refused.ts';
import { meQueryOptions } from '#features/auth/api/get-me.ts';
import { classNames } from '#lib/class-names.ts';

/**
 * What the admin pages share. The guard outside goes by what the page knows of the visitor; here the server's own
 * word counts, which may have changed a second ago.
 */
export function Component() {
  if (useRefused()) return <LeaveForHome />;
  return (
    <Page>
      <nav aria-label="Admin" className="-mx-3 mb-6 flex flex-wrap print:hidden">
        <AreaLink to={paths.admin}>Dashboard</AreaLink>
        <AreaLink to={paths.adminChallenges}>Challenges</AreaLink>
        <AreaLink to={paths.adminQuestions}>Questions</AreaLink>
        <AreaLink to={paths.adminReview}>Review</AreaLink>
        <AreaLink to={paths.adminAudit}>Audit log</AreaLink>
        <AreaLink to={paths.adminHealth}>Health</AreaLink>
      </nav>
      <Outlet />
    </Page>
  );
}

/** Nothing that an admin has read stays behind, and the header learns who is here. */
function LeaveForHome() {
  const cache = useQueryClient();
  useEffect(
    () => () => {
      cache.removeQueries({ queryKey: adminKey });
      void cache.invalidateQueries({ queryKey: meQueryOptions.queryKey });
    },
    [cache],
  );
  return <Navigate to={paths.home} replace />;
}

function AreaLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        classNames(
          'inline-flex min-h-11 items-center border-b-2 px-3 no-underline hover:text-course',
          isActive ? 'border-course font-bold' : 'border-transparent',
        )
      }
    >
      {children}
    </NavLink>
  );
}
