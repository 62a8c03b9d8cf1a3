import { AlertDialog } from '#components/alert-dialog.tsx';
import { Button } from '#components/button.tsx';

export type StartProblem = { status: 'no-microphone' } | { status: 'failed'; message: string };

type StartAlertProps = {
  problem: StartProblem | null;
  /** The heading where it was not the microphone. */
  title: string;
  returnFocusTo: string;
  onClose: () => void;
  onType: () => void;
};

/** The alerts of a start that failed, word for word as the product promises them. */
export function StartAlert({ problem, title, returnFocusTo, onClose, onType }: StartAlertProps) {
  return (
    <>
      <AlertDialog
        open={problem?.status === 'no-microphone'}
        title="No microphone"
        message="Microphone access is required. Please allow microphone permissions and try again."
        onClose={onClose}
        returnFocusTo={returnFocusTo}
        action={<Button onClick={onType}>Type your answers</Button>}
      />
      <AlertDialog
        open={problem?.status === 'failed'}
        title={title}
        message={`Failed to start conversation. Error: ${problem?.status === 'failed' ? problem.message : ''}`}
        onClose={onClose}
        returnFocusTo={returnFocusTo}
      />
    </>
  );
}
