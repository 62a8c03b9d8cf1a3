import { AlertDialog } from '#components/alert-dialog.tsx';
import type { AdminActions } from '../hooks/use-admin-action.ts';

/** How the latest action went. */
export function ActionAlert({ actions, returnFocusTo }: { actions: AdminActions; returnFocusTo: string }) {
  return (
    <AlertDialog
      open={actions.notice !== null}
      title={actions.notice?.title ?? ''}
      message={actions.notice?.message ?? ''}
      onClose={actions.dismiss}
      returnFocusTo={returnFocusTo}
    />
  );
}
