import { useState } from 'react';
import { AlertDialog } from '#components/alert-dialog.tsx';
import { Button, LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import type { StartOutcome } from '#features/conversation/session/conversation-controller.ts';
import { START_BUTTON } from './demo-start.tsx';

export type DemoProblem = Extract<StartOutcome, { status: 'no-microphone' | 'failed' }>;

type DemoAlertProps = { problem: DemoProblem | null; onClose: () => void; onType: () => void };

/** The demo's three alerts, word for word as the product promises them. */
export function DemoAlert({ problem, onClose, onType }: DemoAlertProps) {
  return (
    <>
      <AlertDialog
        open={problem?.status === 'no-microphone'}
        title="No microphone"
        message="Microphone access is required. Please allow microphone permissions and try again."
        onClose={onClose}
        returnFocusTo={START_BUTTON}
        action={<Button onClick={onType}>Type your answers</Button>}
      />
      <AlertDialog
        open={problem?.status === 'failed'}
        title="The demo did not start"
        message={`Failed to start conversation. Error: ${problem?.status === 'failed' ? problem.message : ''}`}
        onClose={onClose}
        returnFocusTo={START_BUTTON}
      />
      <TimeExpired />
    </>
  );
}

function TimeExpired() {
  const expiredAt = useConversationState(({ phase }) =>
    phase.name === 'ended' && phase.cause === 'limit' ? phase.at : null,
  );
  const [readAt, setReadAt] = useState<number | null>(null);
  return (
    <AlertDialog
      open={expiredAt !== null && readAt !== expiredAt}
      title="Time is up"
      message="Demo time expired! Ready to get unlimited access? Click Get Full Access to continue."
      closeLabel="Read my debrief"
      onClose={() => setReadAt(expiredAt)}
      action={<LinkButton to={paths.pricing}>Get Full Access</LinkButton>}
    />
  );
}
