import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { DialogClose, dimmed } from '#components/dialog-parts.tsx';
import { classNames } from '#lib/class-names.ts';
import { useReferences } from '../api/get-references.ts';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { ANSWER } from './answer-box.tsx';
import { CAPTIONS } from './captions-panel.tsx';
import { QuietClock } from './quiet-clock.tsx';
import { ReferenceContents } from './reference-contents.tsx';

/** A sheet from below on a phone, a panel at the side of a desk. */
const sheet =
  'fixed inset-x-0 bottom-0 z-50 flex h-[88dvh] flex-col rounded-t-md border border-edge bg-panel text-ink focus-visible:outline-none lg:inset-y-0 lg:left-auto lg:right-0 lg:h-dvh lg:w-[32rem] lg:rounded-none lg:border-y-0 lg:border-r-0';

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
        <Radix.Overlay className={classNames(dimmed, 'z-40')} />
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
          <p className="px-5 text-quiet">
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
