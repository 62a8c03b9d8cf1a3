import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { DialogClose, dimmed } from './dialog-parts.tsx';

const panel =
  'fixed left-1/2 top-1/2 z-50 max-h-[92dvh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md border border-edge bg-panel p-5 text-ink sm:p-7';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Where the focus goes when it closes: the button that opened it. */
  returnFocusTo?: string;
};

/** A window over the page, closable with the X, Escape or a press outside. */
export function Dialog({ open, onOpenChange, title, children, returnFocusTo }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={classNames(dimmed, 'z-40')} />
        <Radix.Content
          className={`${panel} max-w-3xl`}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            const target = returnFocusTo ? document.getElementById(returnFocusTo) : null;
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <DialogClose label="Close" className="-mt-2" />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
