import type { InstructorNote } from '@rightseat/contract';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { useSetShare, useShare } from '../api/debrief-actions.ts';
import { useDeleteNote } from '../api/notes.ts';
import { NoteList, notePlace } from './note-list.tsx';

type ShareDebriefProps = { conversationId: string; notes: readonly InstructorNote[] };

/** A link by which an instructor reads this debrief, for as long as its pilot wants, and what came back by it. */
export function ShareDebrief({ conversationId, notes }: ShareDebriefProps) {
  const deleteNote = useDeleteNote(conversationId);
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
            Whoever has this link reads this debrief, and nothing else of yours, and can comment on it.
          </p>
          <p {...TAKES_FOCUS} tabIndex={-1} className="mt-2 rounded-sm bg-sunk p-3 wrap-anywhere">
            {window.location.origin + path}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <ShareButton url={window.location.origin + path} />
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
      {notes.length > 0 && (
        <div className="mt-4 space-y-2">
          <h4 className="text-sm font-bold text-quiet">What was written</h4>
          <NoteList notes={notes} place={notePlace} onDelete={({ id }) => deleteNote.mutate(id)} />
        </div>
      )}
      {deleteNote.isError && (
        <p role="alert" className="mt-2 font-bold text-limit">
          {messageOf(deleteNote.error, 'It could not be deleted. Please try again.')}
        </p>
      )}
    </section>
  );
}

/** The phone's own way of handing something on, where there is one. */
function ShareButton({ url }: { url: string }) {
  if (!navigator.share) return null;
  // Calling it off is no fault.
  const share = () => navigator.share({ title: 'My practice oral', url }).catch(() => {});
  return <Button onClick={() => void share()}>Share</Button>;
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
