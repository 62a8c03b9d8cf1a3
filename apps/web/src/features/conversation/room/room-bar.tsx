import { Button } from '#components/button.tsx';
import { BookIcon } from '#components/icons.tsx';
import { classNames } from '#lib/class-names.ts';
import { StateGlyph } from '../components/state-glyph.tsx';
import { useConversationState } from '../hooks/conversation-context.ts';
import { useReading } from '../hooks/use-reading.ts';
import { useRemainingSeconds } from '../hooks/use-remaining-seconds.ts';
import { formatClock, isNearlyOver } from '../session/clock.ts';

type RoomBarProps = { limitSeconds: number; endLabel: string; onEnd: () => void };

/** How much time is left, what the examiner does, and whether the books are open. */
export function RoomBar({ limitSeconds, endLabel, onEnd }: RoomBarProps) {
  const seconds = useRemainingSeconds(limitSeconds);
  const reading = useReading();
  const live = useConversationState((state) => state.phase.name === 'live');
  const booksOpen = useConversationState((state) => state.books !== null);
  const nearlyOver = live && isNearlyOver(seconds);
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line bg-panel px-4 beside:col-span-2">
      <p
        data-testid="clock"
        role="timer"
        aria-live="off"
        aria-label={`Time left ${formatClock(seconds)}`}
        className={classNames('text-xl tabular-nums', nearlyOver && 'font-bold text-limit')}
      >
        {formatClock(seconds)}
      </p>
      <p className={classNames('flex min-w-0 items-center gap-1 text-sm', reading.tone)}>
        {reading.glyph && <StateGlyph state={reading.glyph} />}
        <strong data-testid="examiner-state">{reading.word}</strong>
      </p>
      <div className="flex items-center gap-3">
        <p
          className={classNames(
            'flex items-center gap-1.5 text-sm',
            booksOpen ? 'font-bold text-caution' : 'text-quiet',
          )}
        >
          <BookIcon />
          <span className="sr-only sm:not-sr-only">{booksOpen ? 'Books open' : 'Books closed'}</span>
        </p>
        <Button look="danger" className="max-sm:hidden" onClick={onEnd}>
          {endLabel}
        </Button>
      </div>
    </div>
  );
}
