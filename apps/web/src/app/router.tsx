import { createBrowserRouter, type RouteObject } from 'react-router';
import { Spinner } from '#components/spinner.tsx';
import { paths } from '#config/paths.ts';
import { nameEntry } from './name-entry.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { RequireAdmin, RequireUser } from './shell/require-user.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

/** Every route loads its own code, so a public page carries no form, exam or account code. */
const pages: RouteObject[] = [
  { path: paths.home, lazy: () => import('./routes/home.tsx') },
  { path: paths.pricing, lazy: () => import('./routes/pricing.tsx') },
  { path: paths.demo, lazy: () => import('./routes/demo.tsx') },
  { path: paths.contact, lazy: () => import('./routes/contact.tsx') },
  { path: paths.terms, lazy: () => import('./routes/terms.tsx') },
  { path: paths.privacy, lazy: () => import('./routes/privacy.tsx') },
  { path: paths.login, lazy: () => import('./routes/login.tsx') },
  { path: paths.register, lazy: () => import('./routes/register.tsx') },
  { path: paths.forgotPassword, lazy: () => import('./routes/forgot-password.tsx') },
  { path: paths.resetPassword, lazy: () => import('./routes/reset-password.tsx') },
  { path: paths.verifyEmail, lazy: () => import('./routes/verify-email.tsx') },
  { path: paths.success, lazy: () => import('./routes/success.tsx') },
  { path: paths.unsubscribe, lazy: () => import('./routes/unsubscribe.tsx') },
  { path: paths.sharedDebrief, lazy: () => import('./routes/coach-shared.tsx') },
  {
    Component: RequireUser,
    children: [
      { path: paths.dashboard, lazy: () => import('./routes/dashboard.tsx') },
      { path: paths.account, lazy: () => import('./routes/account.tsx') },
      { path: paths.coach, lazy: () => import('./routes/coach.tsx') },
      { path: paths.progress, lazy: () => import('./routes/progress.tsx') },
      { path: paths.drills, lazy: () => import('./routes/drills.tsx') },
      { path: paths.coachDebrief, lazy: () => import('./routes/coach-debrief.tsx') },
      {
        Component: RequireAdmin,
        children: [
          {
            lazy: () => import('./routes/admin/admin-area.tsx'),
            children: [
              { path: paths.admin, lazy: () => import('./routes/admin.tsx') },
              { path: paths.adminUser, lazy: () => import('./routes/admin-user.tsx') },
              { path: paths.adminAudit, lazy: () => import('./routes/admin-audit.tsx') },
              { path: paths.adminChallenges, lazy: () => import('./routes/admin-challenges.tsx') },
              { path: paths.adminQuestions, lazy: () => import('./routes/admin-questions.tsx') },
              { path: paths.adminReview, lazy: () => import('./routes/admin-review.tsx') },
              { path: paths.adminHealth, lazy: () => import('./routes/admin-health.tsx') },
            ],
          },
        ],
      },
    ],
  },
  { path: '*', lazy: () => import('./routes/not-found.tsx') },
];

nameEntry();

export const router = createBrowserRouter([
  {
    Component: SiteLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Spinner,
    // A page that cannot render leaves the header and footer standing.
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  },
]);
