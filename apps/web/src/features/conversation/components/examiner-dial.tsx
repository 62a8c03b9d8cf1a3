import { classNames } from '#lib/class-names.ts';
import { useConversationState } from '../hooks/conversation-context.ts';
import { useReading } from '../hooks/use-reading.ts';
import { useRemainingSeconds } from '../hooks/use-remaining-seconds.ts';
import { formatClock, isNearlyOver } from '../session/clock.ts';
import { Dial } from './dial.tsx';
import { StateGlyph } from './state-glyph.tsx';

/** The page's one instrument: what the examiner does, and how much time is left. */
export function ExaminerDial({
  limitSeconds,
  readyNote = 'Press Start',
}: {
  limitSeconds: number;
  readyNote?: string;
}) {
  const seconds = useRemainingSeconds(limitSeconds);
  const limit = useConversationState((state) => state.limitSeconds) || limitSeconds;
  const reading = useReading(readyNote);
  const phase = useConversationState((state) => state.phase.name);
  const live = phase === 'live';
  const label = phase === 'ended' ? 'unused' : 'time left';
  const nearlyOver = live && isNearlyOver(seconds);
  return (
    <Dial fraction={limit > 0 ? seconds / limit : 0} tone={nearlyOver ? 'text-limit' : reading.tone}>
      <p
        data-testid="clock"
        role="timer"
        aria-label={`Time left ${formatClock(seconds)}`}
        className={classNames(
          'text-[13.5cqw] leading-none tabular-nums lg:text-[15.5cqw]',
          nearlyOver && 'font-bold text-limit',
        )}
      >
        {formatClock(seconds)}
      </p>
      <p className={classNames('h-5 text-sm', nearlyOver ? 'font-bold text-limit' : 'text-quiet')}>
        {nearlyOver ? 'Last minute' : label}
      </p>
      <div className={classNames('mt-1 flex h-12 flex-col items-center gap-1', reading.tone)}>
        <span className="h-6">{reading.glyph && <StateGlyph state={reading.glyph} />}</span>
        <strong data-testid="examiner-state" className="text-lg leading-tight">
          {reading.word}
        </strong>
      </div>
      <p className="min-h-10 max-w-36 text-sm leading-5 text-quiet">{reading.note}</p>
    </Dial>
  );
}
