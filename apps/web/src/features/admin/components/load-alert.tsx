import { useEffect, useState } from 'react';
import { AlertDialog } from '#components/alert-dialog.tsx';
import { Button } from '#components/button.tsx';

/**
 * Says that the admin area's data could not be read: once for each failure, then it stays out of the way.
 * @param failure changes with each new failure; null while all is well
 */
export function LoadAlert({
  failure,
  onRetry,
}: {
  failure: { error: unknown; at: number } | null;
  onRetry: () => void;
}) {
  const [readAt, setReadAt] = useState(0);
  const at = failure?.at ?? 0;
  const error = failure?.error;
  useEffect(() => {
    if (at > 0) console.error(error);
  }, [at, error]);
  const close = () => setReadAt(at);
  return (
    <AlertDialog
      open={at > readAt}
      title="That did not work"
      message="Failed to load admin data"
      onClose={close}
      action={
        <Button
          onClick={() => {
            close();
            onRetry();
          }}
        >
          Try again
        </Button>
      }
    />
  );
}
