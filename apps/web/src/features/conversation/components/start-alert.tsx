import { Button } from '#components/button.tsx';
import { LateAlertDialog } from '#components/late-alert-dialog.tsx';
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
  if (problem?.status === 'no-microphone') {
    return (
      <LateAlertDialog
        title="No microphone"
        message="Microphone access is required. Please allow microphone permissions and try again."
        onClose={onClose}
        returnFocusTo={returnFocusTo}
        action={<Button onClick={onType}>Type your answers</Button>}
      >
        <p className="mt-3 text-quiet">{describeTrouble(problem.why, navigator.userAgent)}</p>
      </LateAlertDialog>
    );
  }
  if (problem?.status === 'failed') {
    return (
      <LateAlertDialog
        title={title}
        message={`Failed to start conversation. Error: ${problem.message}`}
        onClose={onClose}
        returnFocusTo={returnFocusTo}
      />
    );
  }
  return null;
}
