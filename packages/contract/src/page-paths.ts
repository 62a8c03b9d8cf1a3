/**
 * Every page of ours, spelled once: the browser routes by these, and the server answers 404 for any other path.
 * A part that begins with a colon stands for any one part.
 */
export const pagePaths = {
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
  unsubscribe: '/unsubscribe',
  sharedDebrief: '/shared-debrief/:token',
  coachDebrief: '/ai-coach/debriefs/:conversationId',
  admin: '/admin',
  adminUser: '/admin/users/:userId',
  adminAudit: '/admin/audit',
  adminChallenges: '/admin/challenges',
  adminQuestions: '/admin/questions',
  adminReview: '/admin/review',
  adminHealth: '/admin/health',
} as const;
