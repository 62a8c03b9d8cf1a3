/** The only place where the page's own URLs are spelled. */
export const paths = {
  home: '/',
  pricing: '/pricing',
  demo: '/demo',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  success: '/success',
  dashboard: '/dashboard',
  account: '/account',
  coach: '/ai-coach',
  progress: '/progress',
  drills: '/drills',
  sharedDebrief: '/shared-debrief/:token',
  coachDebrief: '/ai-coach/debriefs/:conversationId',
  admin: '/admin',
  adminUser: '/admin/users/:userId',
  adminAudit: '/admin/audit',
  adminChallenges: '/admin/challenges',
  adminHealth: '/admin/health',
} as const;

/** The page that holds one session's debrief. */
export function debriefPath(conversationId: string): string {
  return paths.coachDebrief.replace(':conversationId', encodeURIComponent(conversationId));
}

/** The coach with an exam already chosen. */
export function coachPath(
  choice: { retest: string } | { rating: string; leg: string; manner: string },
): string {
  return `${paths.coach}?${new URLSearchParams(choice)}`;
}

/** A drill with its ground already chosen. */
export function drillsPath(ground: { rating: string; area?: string }): string {
  return `${paths.drills}?${new URLSearchParams(ground)}`;
}

/** The page of one user in the admin area. */
export function adminUserPath(userId: string): string {
  return paths.adminUser.replace(':userId', encodeURIComponent(userId));
}

/** The audit log, narrowed to what was done to one user. */
export function auditOfUserPath(userId: string): string {
  return `${paths.adminAudit}?${new URLSearchParams({ user: userId })}`;
}
