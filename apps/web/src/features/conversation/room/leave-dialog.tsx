import { AlertDialog } from '#components/alert-dialog.tsx';
import { Button } from '#components/button.tsx';
import { useConversation } from '../hooks/conversation-context.ts';
import type { LeaveGuard } from '../hooks/use-leave-guard.ts';

type LeaveDialogProps = {
  kind: 'demo' | 'coach';
  endLabel: string;
  guard: LeaveGuard;
  onPaused: (() => void) | undefined;
};

/** One slip of the thumb must not cost an exam that was paid for. */
export function LeaveDialog({ kind, endLabel, guard, onPaused }: LeaveDialogProps) {
  const { end, pause } = useConversation();
  const over = () => {
    end();
    guard.goOn();
  };
  const later = async () => {
    guard.goOn();
    await pause();
    onPaused?.();
  };
  const isCoach = kind === 'coach';
  return (
    <AlertDialog
      open={guard.isAsking}
      title={isCoach ? 'Pause or end?' : 'End the demo?'}
      message={
        isCoach
          ? 'Paused, the examiner waits two minutes and goes on at the same question, here or on another device. Ended, your debrief is written from what was asked so far.'
          : 'A demo cannot be paused. Ended, your debrief is written from what was asked so far.'
      }
      closeLabel="Stay"
      onClose={guard.stay}
      action={
        <>
          {isCoach && (
            <Button look="outline" onClick={() => void later()}>
              Pause
            </Button>
          )}
          <Button look="danger" onClick={over}>
            {endLabel}
          </Button>
        </>
      }
    />
  );
}
