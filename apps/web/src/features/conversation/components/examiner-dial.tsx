import { classNames } from '#lib/class-names.ts';
import { useConversationState } from '../hooks/conversation-context.ts';
import { useRemainingSeconds } from '../hooks/use-remaining-seconds.ts';
import { formatClock, isNearlyOver } from '../session/clock.ts';
import type { ConversationState } from '../session/conversation-state.ts';
import { Dial } from './dial.tsx';
import { StateGlyph } from './state-glyph.tsx';

type Reading = {
  word: string;
  note: string;
  tone: string;
  glyph: 'listening' | 'thinking' | 'speaking' | null;
};

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
  const live = useConversationState((state) => state.phase.name === 'live');
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
        {nearlyOver ? 'Last minute' : 'time left'}
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

function useReading(readyNote: string): Reading {
  const phase = useConversationState((state) => state.phase.name);
  const examiner = useConversationState((state) => state.examiner);
  const holding = useConversationState((state) => state.holding);
  const textOnly = useConversationState((state) => state.textOnly);
  if (phase === 'connecting')
    return { word: 'CONNECTING', note: 'One moment', tone: 'text-quiet', glyph: null };
  if (phase === 'reconnecting') {
    return { word: 'RECONNECTING', note: 'The time stands still.', tone: 'text-caution', glyph: null };
  }
  if (phase === 'ended') return { word: 'ENDED', note: '', tone: 'text-quiet', glyph: null };
  if (phase !== 'live') return { word: 'READY', note: readyNote, tone: 'text-quiet', glyph: null };
  return readingOf(examiner, holding, textOnly);
}

function readingOf(examiner: ConversationState['examiner'], holding: boolean, textOnly: boolean): Reading {
  if (holding && examiner !== 'speaking') {
    return {
      word: 'THINKING',
      note: 'Your time to think. The examiner waits.',
      tone: 'text-caution',
      glyph: 'thinking',
    };
  }
  switch (examiner) {
    case 'speaking':
      return {
        word: 'SPEAKING',
        note: 'The examiner speaks. You may cut in.',
        tone: 'text-course',
        glyph: 'speaking',
      };
    case 'thinking':
      return {
        word: 'THINKING',
        note: 'The examiner weighs your answer.',
        tone: 'text-caution',
        glyph: 'thinking',
      };
    case 'listening':
      return {
        word: 'LISTENING',
        note: textOnly ? 'Type your answer.' : 'Your turn to speak.',
        tone: 'text-active',
        glyph: 'listening',
      };
  }
}
