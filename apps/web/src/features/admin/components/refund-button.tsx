import type { AdminUser, RefundPreviewOutput } from '@rightseat/contract';
import { useId, useState } from 'react';
import { AlertDialog } from '#components/alert-dialog.tsx';
import { Button } from '#components/button.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { Field } from '#components/field.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useRefundPreview } from '../api/preview-refund.ts';
import { formatDay, formatDollars } from '../format.ts';

type RefundButtonProps = {
  user: AdminUser;
  subscriptionId: string;
  busy: boolean;
  onRefund: (note: string) => void;
};

/** Asks first, with all that there is to know: what goes back, how much was used, and what the pilot will read. */
export function RefundButton({ user, subscriptionId, busy, onRefund }: RefundButtonProps) {
  const id = useId();
  const noteId = useId();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const preview = useRefundPreview(subscriptionId, asking);
  const close = () => {
    setAsking(false);
    setNote('');
    setMissing(false);
  };
  const refund = () => {
    if (note.trim() === '') {
      setMissing(true);
      document.getElementById(noteId)?.focus();
      return;
    }
    close();
    onRefund(note);
  };
  return (
    <>
      <Button id={id} look="danger" disabled={busy} onClick={() => setAsking(true)}>
        Issue Refund & Cancel
      </Button>
      <AlertDialog
        open={asking}
        title="Are you sure?"
        message={`Are you sure you want to issue a refund for ${user.name}? This will cancel their subscription and refund their payment.`}
        closeLabel="Cancel"
        onClose={close}
        returnFocusTo={id}
        action={
          <Button look="danger" onClick={refund}>
            Issue Refund
          </Button>
        }
      >
        <div className="mt-4 min-h-40">
          {preview.data && <Preview {...preview.data} />}
          {preview.isPending && <Skeleton lines={4} />}
          {preview.isError && <p>{messageOf(preview.error, 'The payment could not be read.')}</p>}
        </div>
        <Field
          id={noteId}
          label="Reason (for the audit log)"
          required
          maxLength={500}
          className="mt-4"
          value={note}
          error={missing ? 'Please say why.' : undefined}
          onChange={({ target }) => {
            setNote(target.value);
            setMissing(false);
          }}
        />
      </AlertDialog>
    </>
  );
}

function Preview({ amount, receipt, paidAt, accessUntil, minutesUsed, mail }: RefundPreviewOutput) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 [&_dt]:text-quiet">
        <dt>Goes back</dt>
        <dd className="font-bold">{formatDollars(amount)}</dd>
        <dt>Paid</dt>
        <dd>{formatDay(paidAt)}</dd>
        <dt>Receipt</dt>
        <dd className="wrap-anywhere">{receipt}</dd>
        <dt>Access until</dt>
        <dd>{formatDay(accessUntil)}</dd>
        <dt>Used since</dt>
        <dd>{minutesUsed === 1 ? '1 minute' : `${minutesUsed} minutes`}</dd>
      </dl>
      {mail ? (
        <details className="mt-3 rounded-sm border border-line">
          <summary className="min-h-11 cursor-pointer px-3 py-2.5 wrap-anywhere">
            The mail to <EmailAddress email={mail.to} />
          </summary>
          <p className="px-3 font-bold">{mail.subject}</p>
          <p className="px-3 pb-3 text-sm whitespace-pre-line">{mail.text}</p>
        </details>
      ) : (
        <p className="mt-3 text-quiet">There is no address left to write to.</p>
      )}
    </>
  );
}
