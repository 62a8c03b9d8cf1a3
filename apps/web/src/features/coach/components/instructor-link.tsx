import { Button } from '#components/button.tsx';
import { useSetShare, useShare } from '../api/debrief-actions.ts';

/** A link by which an instructor reads this debrief, for as long as its pilot wants. */
export function InstructorLink({ conversationId }: { conversationId: string }) {
  const share = useShare(conversationId);
  const setShare = useSetShare(conversationId);
  const path = share.data?.path ?? null;
  return (
    <section aria-labelledby="instructor-link" className="print:hidden">
      <h3 id="instructor-link">For your instructor</h3>
      {path ? (
        <>
          <p className="mt-1 text-quiet">
            Whoever has this link reads this debrief, and nothing else of yours.
          </p>
          <p className="mt-2 rounded-sm bg-sunk p-3 wrap-anywhere">{window.location.origin + path}</p>
          <Button look="danger" className="mt-3" onClick={() => setShare.mutate(false)}>
            Take the link back
          </Button>
        </>
      ) : (
        <Button
          look="outline"
          className="mt-2"
          disabled={!share.isSuccess || setShare.isPending}
          onClick={() => setShare.mutate(true)}
        >
          Make a read-only link
        </Button>
      )}
    </section>
  );
}
