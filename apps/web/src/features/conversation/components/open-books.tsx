import { Dialog as Radix } from 'radix-ui';
import { type RefObject, useState } from 'react';
import { DialogClose } from '#components/dialog-parts.tsx';
import { LateExhibit } from '#components/exhibit/late-exhibit.tsx';
import { SwitchButtons } from '#components/switch-buttons.tsx';
import { classNames } from '#lib/class-names.ts';
import { useReferences } from '#lib/use-references.ts';
import { useConversationState } from '../hooks/conversation-context.ts';
import { QuietClock } from './quiet-clock.tsx';
import { ReferenceContents } from './reference-contents.tsx';

const VIEWS = ['books', 'exhibit'] as const;
type View = (typeof VIEWS)[number];
const NAMES: Record<View, string> = { books: 'Books', exhibit: 'Exhibit' };

type OpenBooksProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  /** With what is held out; null for nothing. */
  onClose: (reference: string | null) => void;
};

/** The books, and behind them what is being asked about. View, search and place go when they are closed. */
export function OpenBooks({ heading, onClose }: OpenBooksProps) {
  const openedAt = useConversationState(({ books }) => books?.openedAt);
  const exhibit = useConversationState((state) => state.exhibit);
  const isEnlarged = useConversationState((state) => state.isEnlarged);
  const [chosen, choose] = useState<View>('books');
  const view = exhibit === null ? 'books' : chosen;
  return (
    <>
      <div className="flex items-center justify-between gap-3 px-5 pt-4">
        {/* What an exhibit shows is looked up in the books: one tap from the one to the other. */}
        <Radix.Title
          ref={heading}
          tabIndex={-1}
          className={classNames('text-xl focus-visible:outline-none', exhibit && 'sr-only')}
        >
          Look it up
        </Radix.Title>
        {exhibit && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for a form
          <div role="group" aria-label="Show" className="flex gap-2">
            <SwitchButtons options={VIEWS} names={NAMES} chosen={view} onChoose={choose} />
          </div>
        )}
        <div className="flex items-center gap-3">
          {openedAt && <QuietClock since={openedAt} label="Time with the books" />}
          <DialogClose label="Close without an answer" />
        </div>
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {/* Hidden, but laid out: whoever comes back from the exhibit finds the place as it was left. */}
        <div className={classNames('flex min-h-0 flex-1 flex-col', view !== 'books' && 'invisible')}>
          <Shelves onClose={onClose} />
        </div>
        {exhibit && view === 'exhibit' && (
          <div className="absolute inset-0 flex flex-col">
            <LateExhibit id={exhibit} isEnlarged={isEnlarged} />
          </div>
        )}
      </div>
    </>
  );
}

function Shelves({ onClose }: Pick<OpenBooksProps, 'onClose'>) {
  const references = useReferences();
  return (
    <>
      {/* On a low phone the books need its two lines. */}
      <p className="px-5 pt-2 text-quiet max-sm:text-sm [@media(height<40rem)]:sr-only">
        The examiner waits. Open the place you mean, then press “That's it”.
      </p>
      {references.data && <ReferenceContents shelves={references.data.shelves} onHoldOut={onClose} />}
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
    </>
  );
}
