import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { BookIcon, MoreIcon, PauseIcon, PlayIcon, RepeatIcon } from '#components/icons.tsx';
import { classNames } from '#lib/class-names.ts';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { useCurrentQuestion } from '../hooks/use-current-question.ts';
import { useThinkingKey } from '../hooks/use-thinking-key.ts';
import { MoreSheet } from './more-sheet.tsx';

type ThumbBarProps = { endLabel: string; onEnd: () => void; children?: ReactNode };

/** What a thumb reaches without a look: hold the turn, hear it again, the books, and all else. */
export function ThumbBar({ endLabel, onEnd, children }: ThumbBarProps) {
  const { sayAgain, lookUp } = useConversation();
  const live = useConversationState((state) => state.phase.name === 'live');
  const textOnly = useConversationState((state) => state.textOnly);
  const isAsked = useIsAsked();
  const [more, setMore] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-panel px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] squeezed:hidden beside:col-start-1 beside:row-start-5 beside:self-end">
      {!textOnly && <ThinkingButton disabled={!live} />}
      <Thumb disabled={!live} onClick={sayAgain} icon={<RepeatIcon />}>
        <span className="sr-only">Say </span>
        <span className="capitalize">again</span>
      </Thumb>
      {/* There is nothing to be looked up before something is asked, and the opening would be lost. */}
      <Thumb disabled={!live || !isAsked} onClick={lookUp} icon={<BookIcon />}>
        Look <span className="sr-only">it </span>up
      </Thumb>
      <Thumb ref={opener} aria-haspopup="dialog" onClick={() => setMore(true)} icon={<MoreIcon />}>
        More
      </Thumb>
      <MoreSheet
        open={more}
        onOpenChange={setMore}
        onClosed={() => opener.current?.focus()}
        endLabel={endLabel}
        onEnd={onEnd}
      >
        {children}
      </MoreSheet>
    </div>
  );
}

/** Whether the first question was heard to its end, as far as the page can tell; after it the books are open to all. */
function useIsAsked(): boolean {
  const question = useCurrentQuestion();
  const speaking = useConversationState((state) => state.examiner === 'speaking');
  const hasAnswered = useConversationState((state) =>
    state.captions.some(({ speaker }) => speaker === 'pilot'),
  );
  return question !== null && (hasAnswered || !speaking);
}

function ThinkingButton({ disabled }: { disabled: boolean }) {
  const { hold } = useConversation();
  const holding = useConversationState((state) => state.holding);
  useThinkingKey();
  return (
    <Thumb
      disabled={disabled}
      aria-keyshortcuts="Space"
      className={classNames(holding && 'border-caution bg-caution-tint text-caution')}
      onClick={() => hold(!holding)}
      icon={holding ? <PlayIcon /> : <PauseIcon />}
    >
      <span className="sr-only">I'm </span>
      <span className="capitalize">{holding ? 'ready' : 'thinking'}</span>
    </Thumb>
  );
}

function Thumb({ icon, className, children, ...rest }: ComponentProps<'button'> & { icon: ReactNode }) {
  return (
    <button
      type="button"
      className={classNames(
        'flex min-h-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-edge text-xs font-bold hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-60 sm:text-sm',
        className,
      )}
      {...rest}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
