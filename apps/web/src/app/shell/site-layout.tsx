import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsWholeScreen } from '#lib/whole-screen.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Every page sits between the header and the footer; an exam that is on has the screen to itself. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  const isWhole = useIsWholeScreen();
  useFocusOnNewPage(main);
  return (
    <div className="flex min-h-dvh flex-col">
      {!isWhole && (
        <>
          <a
            href="#main"
            className="absolute left-2 top-2 z-50 -translate-y-24 rounded-sm border border-edge bg-panel px-4 py-2 focus:translate-y-0"
          >
            Skip to content
          </a>
          <SiteHeader />
        </>
      )}
      {/* At least a screen high: the footer must not jump when a page's data comes. */}
      <main id="main" ref={main} tabIndex={-1} className="min-h-dvh grow">
        <Outlet />
      </main>
      {!isWhole && <SiteFooter />}
      <ScrollRestoration />
    </div>
  );
}

/** After a change of page the focus starts at its content, as it would after a full load. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
