import { AlertDialog } from '#components/alert-dialog.tsx';
import { Button } from '#components/button.tsx';
import { describeTrouble, type MicrophoneTrouble } from '#lib/microphone-trouble.ts';

export type StartProblem =
  | { status: 'no-microphone'; why: MicrophoneTrouble }
  | { status: 'failed'; message: string };

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
      >
        {problem?.status === 'no-microphone' && (
          <p className="mt-3 text-quiet">{describeTrouble(problem.why, navigator.userAgent)}</p>
        )}
      </AlertDialog>
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
