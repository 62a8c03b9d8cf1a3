import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { useReferences } from '#lib/use-references.ts';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { ANSWER } from './answer-box.tsx';
import { CAPTIONS } from './captions-panel.tsx';
import { OpenBooks } from './open-books.tsx';

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
  // With the conversation: nobody waits for them with the clock running.
  useReferences();
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
          <OpenBooks heading={heading} onClose={closeBooks} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
