import { phaseSeen } from '../session/conversation-state.ts';
import { type ExaminerReading, readExaminer } from '../session/read-examiner.ts';
import { useConversationState } from './conversation-context.ts';

/** What the examiner does, in a word and a colour. @param readyNote what to do before a conversation */
export function useReading(readyNote = ''): ExaminerReading {
  const phase = useConversationState(phaseSeen);
  const examiner = useConversationState((state) => state.examiner);
  const holding = useConversationState((state) => state.holding);
  const textOnly = useConversationState((state) => state.textOnly);
  const booksOpen = useConversationState((state) => state.books !== null);
  const interrupted = useConversationState((state) => state.sound === 'interrupted');
  return readExaminer({ phase, examiner, holding, textOnly, booksOpen, interrupted }, readyNote);
}
