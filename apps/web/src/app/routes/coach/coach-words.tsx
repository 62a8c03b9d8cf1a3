import { Alert } from '#components/alert.tsx';
import { SessionWords } from '#features/conversation/components/session-words.tsx';
import { useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import { ExaminerIndicators } from './examiner-indicators.tsx';

/** What is said during a session, and whose turn it is. */
export function CoachWords() {
  const reconnecting = useConversationState((state) => state.phase.name === 'reconnecting');
  return (
    <SessionWords>
      {reconnecting && (
        <Alert tone="caution">
          The connection was lost. We are getting it back; the lost time is not counted, and the examiner goes
          on at the same question.
        </Alert>
      )}
      <ExaminerIndicators />
    </SessionWords>
  );
}
