import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { DialogClose } from '#components/dialog-parts.tsx';
import { useReferences } from '#lib/use-references.ts';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { ANSWER } from './answer-box.tsx';
import { CAPTIONS } from './captions-panel.tsx';
import { QuietClock } from './quiet-clock.tsx';
import { ReferenceContents } from './reference-contents.tsx';

/** A sheet from below on a phone, with the question above it in sight; a panel at the side where there is room. */
const sheet =
  'fixed inset-x-0 bottom-0 z-50 flex h-[60dvh] flex-col rounded-t-md border border-edge bg-panel text-ink focus-visible:outline-none beside:inset-y-0 beside:left-auto beside:right-0 beside:h-dvh beside:w-1/2 beside:max-w-[34rem] beside:rounded-none beside:border-y-0 beside:border-r-0';

/** Leaves their width to the books, on a desk where two columns still fit beside them. */
export const BESIDE_BOOKS = 'xl:right-[34rem] xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]!';

/** The books. The examiner opens them when asked; the room is dim and the examiner silent until they are closed. */
export function ReferenceDrawer() {
  const { closeBooks } = useConversation();
  const books = useConversationState((state) => state.books);
  const textOnly = useConversationState((state) => state.textOnly);
  // Fetched with the conversation: nobody waits for it with the clock running.
  const references = useReferences();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open={books !== null} onOpenChange={(open) => !open && closeBooks(null)}>
      <Radix.Portal>
        {/* Not dim: the question above the books is what they are searched for. */}
        <Radix.Overlay className="fixed inset-0 z-40" />
        <Radix.Content
          className={sheet}
          aria-describedby={undefined}
          // A tap beside it is a slip of the thumb; it must not end the look-up.
          onInteractOutside={(event) => event.preventDefault()}
          // Not the search: on a phone its keyboard would cover the books.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(textOnly ? ANSWER : CAPTIONS)?.focus();
          }}
        >
          <div className="flex items-center justify-between gap-4 px-5 pt-4">
            <Radix.Title ref={heading} tabIndex={-1} className="text-xl focus-visible:outline-none">
              Look it up
            </Radix.Title>
            <div className="flex items-center gap-3">
              {books && <QuietClock since={books.openedAt} label="Time with the books" />}
              <DialogClose label="Close without an answer" />
            </div>
          </div>
          {/* On a low phone the books need its two lines. */}
          <p className="px-5 text-quiet max-sm:text-sm [@media(height<40rem)]:sr-only">
            The examiner waits. Open the place you mean, then press “That's it”.
          </p>
          {references.data && <ReferenceContents shelves={references.data.shelves} onHoldOut={closeBooks} />}
          {references.isPending && (
            <p role="status" className="p-5">
              Fetching the books…
            </p>
          )}
          {references.isError && (
            <p role="alert" className="p-5">
              The books could not be fetched. Close this and answer without them.
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
