import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '#components/button.tsx';
import { DialogClose, dimmed } from '#components/dialog-parts.tsx';
import { classNames } from '#lib/class-names.ts';
import { DevicePicker } from '../components/device-picker.tsx';
import { LevelMeter } from '../components/level-meter.tsx';
import { useConversationState } from '../hooks/conversation-context.ts';
import { CaptionSwitch } from './caption-switch.tsx';

type MoreSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It closed: the focus goes back to what opened it. */
  onClosed: () => void;
  endLabel: string;
  onEnd: () => void;
  children?: ReactNode;
};

/** What is wanted once in an exam, or never. */
export function MoreSheet({ open, onOpenChange, onClosed, endLabel, onEnd, children }: MoreSheetProps) {
  const textOnly = useConversationState((state) => state.textOnly);
  const live = useConversationState((state) => state.phase.name === 'live');
  const end = () => {
    onOpenChange(false);
    onEnd();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={classNames(dimmed, 'z-40')} />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] max-w-xl space-y-4 overflow-y-auto rounded-t-md border border-edge bg-panel px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink"
        >
          <div className="flex items-center justify-between">
            <Radix.Title className="text-xl">More</Radix.Title>
            <DialogClose label="Close" />
          </div>
          {live && !textOnly && <LevelMeter />}
          <CaptionSwitch />
          {live && !textOnly && <DevicePicker />}
          <div className="grid gap-2">
            {children}
            {/* Beside the clock where that has room. */}
            <Button look="danger" className="sm:hidden" onClick={end}>
              {endLabel}
            </Button>
          </div>
          {live && !textOnly && (
            <p className="hidden text-sm text-quiet pointer-fine:block">
              Need a moment? Hold the space bar, or press it once to start and once to stop. The examiner
              waits.
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
