import { createBrowserRouter } from 'react-router';
import { Spinner } from '#components/spinner.tsx';
import { paths } from '#config/paths.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

/** Every route loads its own code, so a public page carries no form, exam or account code. */
export const router = createBrowserRouter([
  {
    Component: SiteLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Spinner,
    children: [
      { path: paths.home, lazy: () => import('./routes/home.tsx') },
      { path: paths.demo, lazy: () => import('./routes/demo.tsx') },
      { path: '*', lazy: () => import('./routes/not-found.tsx') },
    ],
  },
]);
