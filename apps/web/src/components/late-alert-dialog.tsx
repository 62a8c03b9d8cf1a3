import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { AlertDialog } from './alert-dialog.tsx';

type LateAlertDialogProps = Omit<ComponentProps<typeof AlertDialog>, 'open'>;

/**
 * An alert for pages that hardly ever need one: its code comes when it is shown. A broken connection may be
 * what it has to tell of, so without its code the browser's own alert speaks.
 */
const AlertWindow = lazy(async (): Promise<{ default: ComponentType<LateAlertDialogProps> }> => {
  try {
    const { AlertDialog } = await import('./alert-dialog.tsx');
    return { default: (props) => <AlertDialog open {...props} /> };
  } catch {
    return { default: BrowserAlert };
  }
});

export function LateAlertDialog(props: LateAlertDialogProps) {
  return (
    <Suspense>
      <AlertWindow {...props} />
    </Suspense>
  );
}

function BrowserAlert({ message, onClose }: LateAlertDialogProps) {
  useEffect(() => {
    window.alert(message);
    onClose();
  }, [message, onClose]);
  return null;
}
