import { AlertDialog } from '#components/alert-dialog.tsx';
import { Button } from '#components/button.tsx';
import { MEET_BUTTON } from './coach-start.tsx';

export type CoachProblem = { status: 'no-microphone' } | { status: 'failed'; message: string };

type CoachAlertProps = { problem: CoachProblem | null; onClose: () => void; onType: () => void };

/** The alerts of a start that failed, word for word as the product promises them. */
export function CoachAlert({ problem, onClose, onType }: CoachAlertProps) {
  return (
    <>
      <AlertDialog
        open={problem?.status === 'no-microphone'}
        title="No microphone"
        message="Microphone access is required. Please allow microphone permissions and try again."
        onClose={onClose}
        returnFocusTo={MEET_BUTTON}
        action={<Button onClick={onType}>Type your answers</Button>}
      />
      <AlertDialog
        open={problem?.status === 'failed'}
        title="The session did not start"
        message={`Failed to start conversation. Error: ${problem?.status === 'failed' ? problem.message : ''}`}
        onClose={onClose}
        returnFocusTo={MEET_BUTTON}
      />
    </>
  );
}
