import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Brand } from '#components/brand.tsx';
import { Button, LinkButton } from '#components/button.tsx';
import { PersonIcon } from '#components/icons.tsx';
import { APP_NAME } from '#config/app.ts';
import { paths } from '#config/paths.ts';
import { type Identity, useIdentity } from '#features/auth/api/get-me.ts';
import { useLogout } from '#features/auth/api/logout.ts';
import { type LikelyIdentity, useLikelyIdentity } from '#features/auth/likely-identity.ts';
import { forgetPayment } from '#features/billing/checkout-memory.ts';
import { classNames } from '#lib/class-names.ts';

/** What fits one line of the corner on a phone. */
const SHORT_NAME = 10;

export function SiteHeader() {
  const identity = useIdentity();
  const likely = useLikelyIdentity(identity);
  return (
    <header className="border-b border-line bg-panel">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-2 px-4 sm:gap-x-6 sm:px-6">
        <Link
          to={paths.home}
          className="inline-flex min-h-14 items-center rounded-sm no-underline"
          aria-label={`${APP_NAME}, home page`}
        >
          <Brand />
        </Link>
        <Pages likely={likely} />
        <AccountCorner identity={identity} isLikelyIn={likely.signedIn} />
      </div>
    </header>
  );
}

/**
 * On a phone one row that is pushed sideways: nothing hides behind a menu, and the page begins below two rows. A pilot's
 * own pages come first there, for home is the sign beside them.
 */
function Pages({ likely }: { likely: LikelyIdentity }) {
  const row = useRef<HTMLElement>(null);
  useShowOwnPlace(row);
  return (
    <nav
      ref={row}
      aria-label="Main"
      className="order-last -mx-4 flex w-[calc(100%+2rem)] overflow-x-auto px-2 [scrollbar-width:none] sm:-mx-6 sm:w-[calc(100%+3rem)] sm:px-3 lg:order-none lg:mx-0 lg:w-auto lg:grow lg:px-0"
    >
      {likely.signedIn && (
        <>
          <HeaderLink to={paths.dashboard}>Dashboard</HeaderLink>
          <HeaderLink to={paths.coach}>AI Coach</HeaderLink>
          <HeaderLink to={paths.drills}>Drills</HeaderLink>
          <HeaderLink to={paths.progress}>Progress</HeaderLink>
          {likely.isAdmin && <HeaderLink to={paths.admin}>Admin</HeaderLink>}
        </>
      )}
      <HeaderLink to={paths.home}>Home</HeaderLink>
      <HeaderLink to={paths.pricing}>Pricing</HeaderLink>
      <HeaderLink to={paths.contact}>Contact</HeaderLink>
    </nav>
  );
}

/** The page that one is on is never pushed out of sight. */
function useShowOwnPlace(row: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const place = row.current?.querySelector<HTMLElement>(`[aria-current="page"]`);
    if (row.current && place && pathname)
      row.current.scrollLeft = place.offsetLeft - row.current.offsetLeft - 16;
  }, [pathname, row]);
}

/** While nobody knows who it is, what is likely: links that come late push others aside. */
function AccountCorner({ identity, isLikelyIn }: { identity: Identity; isLikelyIn: boolean }) {
  const logout = useLogout(forgetPayment);
  if (identity.status === 'loading' && isLikelyIn) return <div className="h-11 w-40" />;
  if (identity.status !== 'signed-in') {
    return (
      <div className="flex items-center gap-1 sm:gap-2">
        <LinkButton to={paths.login} look="quiet" className="px-2! sm:px-3!">
          Login
        </LinkButton>
        <LinkButton to={paths.register} look="outline" className="px-2! sm:px-3!">
          Sign Up
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex min-w-0 items-center gap-1 sm:gap-2">
      <NavLink
        to={paths.account}
        title={`${identity.user.name}, your account`}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm px-1 underline-offset-4 sm:px-2"
      >
        <PersonIcon />
        {/* A long one is set smaller, in several lines, before it is cut. */}
        <span
          className={classNames(
            'line-clamp-3 max-w-28 wrap-anywhere max-[359px]:sr-only sm:line-clamp-2 sm:max-w-56 xl:max-w-72',
            identity.user.name.length > SHORT_NAME && 'text-xs leading-tight sm:text-sm',
          )}
        >
          {identity.user.name}
        </span>
      </NavLink>
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
          'inline-flex min-h-11 shrink-0 items-center border-b-2 px-2 text-[0.9375rem] whitespace-nowrap no-underline hover:text-course sm:px-3 sm:text-base lg:px-2.5',
          isActive ? 'border-course font-bold' : 'border-transparent',
        )
      }
    >
      {children}
    </NavLink>
  );
}
