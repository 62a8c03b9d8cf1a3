import type { ConversationState } from './conversation-state.ts';

/** What the dial says of the examiner. */
export type ExaminerReading = {
  word: string;
  note: string;
  tone: string;
  glyph: 'listening' | 'thinking' | 'speaking' | null;
};

type Seen = Pick<ConversationState, 'examiner' | 'holding' | 'textOnly'> & {
  phase: ConversationState['phase']['name'];
  booksOpen: boolean;
  /** The sound is. */
  interrupted: boolean;
};

/** @param readyNote what to do before a conversation */
export function readExaminer(seen: Seen, readyNote: string): ExaminerReading {
  switch (seen.phase) {
    case 'connecting':
      return { word: 'CONNECTING', note: 'One moment', tone: 'text-quiet', glyph: null };
    case 'reconnecting':
      return { word: 'RECONNECTING', note: 'The time stands still.', tone: 'text-caution', glyph: null };
    case 'ended':
      return { word: 'ENDED', note: '', tone: 'text-quiet', glyph: null };
    case 'live':
      return readLive(seen);
    default:
      return { word: 'READY', note: readyNote, tone: 'text-quiet', glyph: null };
  }
}

function readLive({ examiner, holding, textOnly, booksOpen, interrupted }: Seen): ExaminerReading {
  if (interrupted) return waiting('NO SOUND', 'The sound is interrupted. The examiner waits.');
  if (examiner === 'speaking') {
    return {
      word: 'SPEAKING',
      note: 'The examiner speaks. Wait, or cut in.',
      tone: 'text-course',
      glyph: 'speaking',
    };
  }
  if (examiner === 'closed') {
    return {
      word: 'CLOSED',
      note: 'The exam is over. Your debrief follows.',
      tone: 'text-quiet',
      glyph: null,
    };
  }
  if (booksOpen) return waiting('BOOKS OPEN', 'The books are open. The examiner waits.');
  if (holding) return waiting('YOUR TIME', 'Your time to think. The examiner waits.');
  if (examiner === 'thinking') return waiting('THINKING', 'The examiner weighs your answer.');
  return {
    word: 'LISTENING',
    note: textOnly ? 'Type your answer.' : 'Your turn to speak.',
    tone: 'text-active',
    glyph: 'listening',
  };
}

const waiting = (word: string, note: string): ExaminerReading => ({
  word,
  note,
  tone: 'text-caution',
  glyph: 'thinking',
});
