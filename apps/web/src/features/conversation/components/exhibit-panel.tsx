import { READ_EXHIBIT } from '@rightseat/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/button.tsx';
import { LateExhibit } from '#components/exhibit/late-exhibit.tsx';
import { classNames } from '#lib/class-names.ts';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';

/** What the examiner has put in front of the pilot: above the words on a desk, in their place on a phone, where they are a tap away. */
export function ExhibitPanel({ children }: { children: ReactNode }) {
  const exhibit = useConversationState((state) => state.exhibit);
  const isEnlarged = useConversationState((state) => state.isEnlarged);
  const { say } = useConversation();
  const live = useConversationState((state) => state.phase.name === 'live');
  /** The one that was folded away; the next lies open again. */
  const [folded, setFolded] = useState<string | null>(null);
  const isOpen = exhibit !== null && folded !== exhibit;
  return (
    <>
      <p role="status" className="sr-only">
        {exhibit &&
          (isEnlarged
            ? 'The examiner has made the exhibit larger.'
            : 'The examiner has put an exhibit in front of you.')}
      </p>
      {exhibit && (
        <section
          aria-label="In front of you"
          className={classNames(
            'relative mb-2 flex min-h-0 flex-col overflow-hidden rounded-sm border border-edge bg-panel',
            isOpen && 'flex-[4] basis-0',
          )}
        >
          <Button
            look="quiet"
            className="justify-start"
            aria-expanded={isOpen}
            onClick={() => setFolded(isOpen ? exhibit : null)}
          >
            {isOpen ? 'Fold the exhibit away' : 'Unfold the exhibit'}
          </Button>
          {isOpen && (
            <LateExhibit
              id={exhibit}
              isEnlarged={isEnlarged}
              besideFold
              {...(live && { onRead: () => say(READ_EXHIBIT) })}
            />
          )}
        </section>
      )}
      <div className={classNames('min-h-0 flex-1 basis-0 flex-col', isOpen ? 'hidden lg:flex' : 'flex')}>
        {children}
      </div>
    </>
  );
}
