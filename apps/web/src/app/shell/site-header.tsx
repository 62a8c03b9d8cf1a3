import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Brand } from '#components/brand.tsx';
import { Button, LinkButton } from '#components/button.tsx';
import { APP_NAME } from '#config/app.ts';
import { paths } from '#config/paths.ts';
import { type Identity, useIdentity } from '#features/auth/api/get-me.ts';
import { useLogout } from '#features/auth/api/logout.ts';
import { forgetPayment } from '#features/billing/checkout-memory.ts';
import { classNames } from '#lib/class-names.ts';

export function SiteHeader() {
  const identity = useIdentity();
  return (
    <header className="border-b border-line bg-panel">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
        <Link
          to={paths.home}
          className="inline-flex min-h-14 items-center rounded-sm no-underline"
          aria-label={`${APP_NAME}, home page`}
        >
          <Brand />
        </Link>
        {/* On a phone the links take a row of their own: nothing hides behind a menu. */}
        <nav
          aria-label="Main"
          className="order-last -mx-2 flex w-[calc(100%+1rem)] flex-wrap sm:-mx-3 lg:order-none lg:mx-0 lg:w-auto lg:grow"
        >
          <HeaderLink to={paths.home}>Home</HeaderLink>
          <HeaderLink to={paths.pricing}>Pricing</HeaderLink>
          <HeaderLink to={paths.contact}>Contact</HeaderLink>
          {identity.status === 'signed-in' && (
            <>
              <HeaderLink to={paths.dashboard}>Dashboard</HeaderLink>
              <HeaderLink to={paths.coach}>AI Coach</HeaderLink>
              {identity.user.isAdmin && <HeaderLink to={paths.admin}>Admin</HeaderLink>}
            </>
          )}
        </nav>
        <AccountCorner identity={identity} />
      </div>
    </header>
  );
}

function AccountCorner({ identity }: { identity: Identity }) {
  const logout = useLogout(forgetPayment);
  if (identity.status === 'loading') return <div className="h-11" />;
  if (identity.status === 'anonymous') {
    return (
      <div className="flex items-center gap-2">
        <LinkButton to={paths.login} look="quiet" className="px-3!">
          Login
        </LinkButton>
        <LinkButton to={paths.register} look="outline" className="px-3!">
          Sign Up
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Link
        to={paths.account}
        className="max-w-28 truncate rounded-sm px-2 py-2 underline-offset-4 sm:max-w-56"
      >
        {identity.user.name}
      </Link>
      <Button look="outline" className="px-3!" disabled={logout.isPending} onClick={() => logout.mutate()}>
        Logout
      </Button>
    </div>
  );
}

function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      end={to === paths.home}
      className={({ isActive }) =>
        classNames(
          'inline-flex min-h-11 items-center border-b-2 px-2 text-[0.9375rem] no-underline hover:text-course sm:px-3 sm:text-base',
          isActive ? 'border-course font-bold' : 'border-transparent',
        )
      }
    >
      {children}
    </NavLink>
  );
}
