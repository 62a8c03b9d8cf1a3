import { useId, useState } from 'react';
import { AlertDialog } from '#components/alert-dialog.tsx';
import { Button } from '#components/button.tsx';

type ConfirmButtonProps = {
  label: string;
  question: string;
  /** The word on the button that does it. */
  answer: string;
  busy: boolean;
  look?: 'outline' | 'danger';
  onConfirm: () => void;
};

/** A button that asks first. */
export function ConfirmButton({
  label,
  question,
  answer,
  busy,
  look = 'danger',
  onConfirm,
}: ConfirmButtonProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button id={id} look={look} disabled={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        title="Are you sure?"
        message={question}
        closeLabel="Cancel"
        onClose={() => setAsking(false)}
        returnFocusTo={id}
        action={
          <Button
            look="danger"
            onClick={() => {
              setAsking(false);
              onConfirm();
            }}
          >
            {answer}
          </Button>
        }
      />
    </>
  );
}
