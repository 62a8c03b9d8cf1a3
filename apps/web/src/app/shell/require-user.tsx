import { Navigate, Outlet, useLocation } from 'react-router';
import { Spinner } from '#components/spinner.tsx';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { rememberOrigin } from '#features/auth/remembered-origin.ts';

/** Lets signed-in users through; others go to the login page, which brings them back here. */
export function RequireUser() {
  const identity = useIdentity();
  const location = useLocation();
  if (identity.status === 'loading') return <Spinner />;
  if (identity.status === 'anonymous') {
    return <Navigate to={paths.login} replace state={rememberOrigin(location)} />;
  }
  // An administrator without the second step is answered nowhere else.
  if (identity.user.secondFactorMissing && location.pathname !== paths.account) {
    return <Navigate to={paths.account} replace />;
  }
  return <Outlet />;
}

/** Inside RequireUser: lets admins through; other users go to their dashboard. */
export function RequireAdmin() {
  const identity = useIdentity();
  if (identity.status !== 'signed-in') return <Spinner />;
  return identity.user.isAdmin ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
