import { Dialog as Radix } from 'radix-ui';
import { classNames } from '#lib/class-names.ts';
import { CloseIcon } from './icons.tsx';

/** What dims the page behind a window. */
export const dimmed = 'fixed inset-0 bg-[rgb(5_9_10/0.72)]';

/** The X of a window. */
export function DialogClose({ label, className }: { label: string; className?: string }) {
  return (
    <Radix.Close
      aria-label={label}
      className={classNames(
        '-mr-2 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sunk',
        className,
      )}
    >
      <CloseIcon />
    </Radix.Close>
  );
}
