import { type ReactNode, useState } from 'react';
import { classNames } from '#lib/class-names.ts';
import { useWholeScreen } from '#lib/whole-screen.ts';
import { AnswerBox } from '../components/answer-box.tsx';
import { CaptionsPanel } from '../components/captions-panel.tsx';
import { ExhibitPanel } from '../components/exhibit-panel.tsx';
import { BESIDE_BOOKS, ReferenceDrawer } from '../components/reference-drawer.tsx';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { useAwakeScreen } from '../hooks/use-awake-screen.ts';
import { useHiddenTitle } from '../hooks/use-hidden-title.ts';
import { useLeaveGuard } from '../hooks/use-leave-guard.ts';
import { useMediaKeys } from '../hooks/use-media-keys.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { QuestionPin } from './question-pin.tsx';
import { RoomBar } from './room-bar.tsx';
import { SoundNotice } from './sound-notice.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import { TurnRow } from './turn-row.tsx';

type ExamRoomProps = {
  /** What it is: also how it is called where it is left. */
  kind: 'demo' | 'coach';
  limitSeconds: number;
  /** What must be known now. */
  notice?: ReactNode;
  /** Under 'More', what only this kind offers. */
  more?: ReactNode;
  /** The session was paused, and the server knows. */
  onPaused?: () => void;
};

/**
 * A conversation that is on has the screen to itself. On a phone one column: the bar, the question, whose turn it is,
 * the words, and what the thumb works; on a desk, and on a phone turned on its side, the words stand beside the rest.
 */
export function ExamRoom({ kind, limitSeconds, notice, more, onPaused }: ExamRoomProps) {
  useWholeScreen();
  useAwakeScreen();
  useHiddenTitle();
  useMediaKeys();
  const { end } = useConversation();
  const guard = useLeaveGuard();
  // A demo costs nothing, and says what it does; an exam asks.
  const onEnd = kind === 'coach' ? guard.ask : end;
  const live = useConversationState((state) => state.phase.name === 'live');
  const textOnly = useConversationState((state) => state.textOnly);
  const [typing, setTyping] = useState(false);
  const booksOpen = useConversationState(({ books }) => books !== null);
  const isDeaf = useConversationState(({ sound }) => sound === 'unplugged' || sound === 'forbidden');
  const isTyping = typing || textOnly || isDeaf;
  const endLabel = kind === 'coach' ? 'End Conversation' : 'End Demo';
  return (
    <section
      aria-label="The examiner"
      className={classNames(
        'fixed inset-0 z-30 mx-auto grid max-w-[100rem] h-dvh grid-cols-1 grid-rows-[3.5rem_auto_auto_auto_minmax(3rem,1fr)_auto_auto] overflow-hidden bg-paper beside:grid-cols-2 beside:grid-rows-[3.5rem_auto_minmax(0,1fr)_auto_auto]',
        // Beside the books: an exhibit is what one may be looking up.
        booksOpen && BESIDE_BOOKS,
      )}
    >
      <h1 className="sr-only">{kind === 'coach' ? 'AI Coach' : 'Free demo'}</h1>
      <RoomBar limitSeconds={limitSeconds} endLabel={endLabel} onEnd={onEnd} />
      <div className="space-y-2 px-4 not-empty:pt-3 beside:col-span-2">
        {notice}
        <SoundNotice />
      </div>
      <QuestionPin />
      <TurnRow isTyping={typing} onType={textOnly ? null : () => setTyping(!typing)} />
      <div
        className={classNames(
          // Their rows by number: above a keyboard what stands before them is not there.
          'row-start-5 flex min-h-0 flex-col px-4 pb-2 beside:col-start-2 beside:row-start-3 beside:pt-3 beside:pl-0',
          // On a desk the answer box is always below it.
          isTyping ? 'beside:row-end-5' : 'beside:row-end-6 lg:row-end-5!',
        )}
      >
        <ExhibitPanel>
          <CaptionsPanel />
        </ExhibitPanel>
      </div>
      {/* On a desk there is room for it at any time. */}
      <div
        className={classNames(
          // Positioned, or the bar on the left would be drawn over the ring of its focus.
          'relative row-start-6 px-4 pb-2 beside:col-start-2 beside:row-start-5 beside:pl-0',
          !isTyping && 'max-lg:hidden',
        )}
      >
        {live && <AnswerBox />}
      </div>
      <ThumbBar endLabel={endLabel} onEnd={onEnd}>
        {more}
      </ThumbBar>
      <ReferenceDrawer />
      <LeaveDialog kind={kind} endLabel={endLabel} guard={guard} onPaused={onPaused} />
    </section>
  );
}
