import { pagePaths as paths } from '@rightseat/contract';

export { paths };

/** The page that holds one session's debrief. */
export function debriefPath(conversationId: string): string {
  return paths.coachDebrief.replace(':conversationId', encodeURIComponent(conversationId));
}

/** The same for a demo that is to be carried into the account on arrival. */
export function keepDebriefPath(conversationId: string): string {
  return `${debriefPath(conversationId)}?keep=1`;
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
