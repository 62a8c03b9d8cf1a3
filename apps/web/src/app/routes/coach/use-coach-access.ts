import { useState } from 'react';
import { useFreshSubscription } from '#features/billing/api/get-subscription.ts';
import type { AccessNotice } from '#features/coach/access-notice.ts';
import { ApiError } from '#lib/api-error.ts';

type CoachAccess =
  | { status: 'verifying' }
  | { status: 'refused'; because: AccessNotice }
  | { status: 'open'; expirationDate: string | null };

/** Asked at the door and not again: access that ends during a session lets the session finish. */
export function useCoachAccess(): CoachAccess {
  const { data, error, isError, isFetchedAfterMount } = useFreshSubscription();
  const [opened, setOpened] = useState(false);
  if (!opened && isFetchedAfterMount && !isError && data?.hasActiveSubscription) setOpened(true);
  if (opened) return { status: 'open', expirationDate: data?.subscription?.expirationDate ?? null };
  if (!isFetchedAfterMount) return { status: 'verifying' };
  // Nobody is signed in any more: the guard around the page leads to the login, and back here.
  if (error instanceof ApiError && error.status === 401) return { status: 'verifying' };
  return { status: 'refused', because: isError ? 'unverified' : 'no-access' };
}
