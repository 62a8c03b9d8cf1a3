import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Button } from './button.tsx';
import { dimmed } from './dialog-parts.tsx';

type AlertDialogProps = {
  open: boolean;
  title: string;
  message: string;
  onClose: () => void;
  closeLabel?: string;
  /** A way onward, shown before the closing button. */
  action?: ReactNode;
  /** Where the focus goes when what had it before is gone from the page. */
  returnFocusTo?: string;
  /** What has to be known before the answer. */
  children?: ReactNode;
};

/** The product's alert(): it stops the page until it is read, takes the focus and gives it back. */
export function AlertDialog({
  open,
  title,
  message,
  onClose,
  closeLabel = 'OK',
  action,
  returnFocusTo,
  children,
}: AlertDialogProps) {
  // The library gives the focus back to its own trigger alone, and these are opened without one.
  const hadFocus = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* As high as the window it may lie over: what comes later in the document covers it. */}
        <Radix.Overlay className={classNames(dimmed, 'z-50')} />
        <Radix.Content
          onOpenAutoFocus={() => {
            hadFocus.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            const named = returnFocusTo ? document.getElementById(returnFocusTo) : null;
            const target = named ?? hadFocus.current;
            if (!(target instanceof HTMLElement) || !target.isConnected) return;
            event.preventDefault();
            target.focus();
          }}
          className="fixed left-1/2 top-1/2 z-50 max-h-[92dvh] w-[calc(100vw-2rem)] max-w-md overflow-y-auto -translate-x-1/2 -translate-y-1/2 rounded-md border border-edge bg-panel p-5 text-ink sm:p-7"
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-3">{message}</Radix.Description>
          {children}
          {/* On a phone one below the other, each as wide as a thumb likes it. */}
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap sm:justify-end">
            <Radix.Cancel asChild>
              <Button look="outline">{closeLabel}</Button>
            </Radix.Cancel>
            {action}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
