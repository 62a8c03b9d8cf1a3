import { useLocation, useNavigate } from 'react-router';
import { LateAlertDialog } from '#components/late-alert-dialog.tsx';
import { readNotice } from '../access-notice.ts';

/** The coach's guard sends pilots without access to the pricing page; this is where they read why. */
export function AccessAlert() {
  const location = useLocation();
  const navigate = useNavigate();
  const message = readNotice(location.state);
  if (message === null) return null;
  // History keeps the state over a reload: once read it must go.
  const forget = () => void navigate(location.pathname + location.search, { replace: true, state: null });
  return <LateAlertDialog title="AI Coach" message={message} onClose={forget} />;
}
