import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { useSetShare, useShare } from '../api/debrief-actions.ts';

/** A link by which an instructor reads this debrief, for as long as its pilot wants. */
export function InstructorLink({ conversationId }: { conversationId: string }) {
  const share = useShare(conversationId);
  const setShare = useSetShare(conversationId);
  const path = share.data?.path ?? null;
  const around = useFollowFocus<HTMLElement>(share.isSuccess ? (path ?? 'none') : null);
  return (
    <section ref={around} aria-labelledby="instructor-link" className="print:hidden">
      <h3 id="instructor-link">For your instructor</h3>
      {path ? (
        <>
          <p className="mt-1 text-quiet">
            Whoever has this link reads this debrief, and nothing else of yours.
          </p>
          <p {...TAKES_FOCUS} tabIndex={-1} className="mt-2 rounded-sm bg-sunk p-3 wrap-anywhere">
            {window.location.origin + path}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <CopyButton text={window.location.origin + path} />
            <Button look="danger" disabled={setShare.isPending} onClick={() => setShare.mutate(false)}>
              Take the link back
            </Button>
          </div>
        </>
      ) : (
        <Button
          {...TAKES_FOCUS}
          look="outline"
          className="mt-2"
          disabled={!share.isSuccess || setShare.isPending}
          onClick={() => setShare.mutate(true)}
        >
          Make a read-only link
        </Button>
      )}
      {setShare.isError && (
        <p role="alert" className="mt-2 font-bold text-limit">
          {messageOf(setShare.error, 'That did not work. Please try again.')}
        </p>
      )}
    </section>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  // A page that is not served over TLS has no clipboard; there the link is marked by hand.
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Not allowed: the link stands there to be marked by hand.
      () => setCopied(false),
    );
  return (
    <Button look="outline" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy the link'}</span>
    </Button>
  );
}
