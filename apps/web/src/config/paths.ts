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
  coachDebrief: '/ai-coach/debriefs/:conversationId',
  admin: '/admin',
} as const;

/** The page that holds one session's debrief. */
export function debriefPath(conversationId: string): string {
  return paths.coachDebrief.replace(':conversationId', encodeURIComponent(conversationId));
}
