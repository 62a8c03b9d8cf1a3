import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { conversationsQueryOptions, useConversations } from '#features/coach/api/list-conversations.ts';
import { endConversation } from '#features/conversation/api/resume-conversation.ts';

type CoachInterruptedProps = { onResume: (conversationId: string, textOnly: boolean) => void };

/** A session that lost its page waits two minutes: the way back into it. */
export function CoachInterrupted({ onResume }: CoachInterruptedProps) {
  const client = useQueryClient();
  const sessions = useConversations().data?.pages[0]?.conversations ?? [];
  const interrupted = sessions.find(
    ({ resumableUntil }) => resumableUntil !== null && Date.parse(resumableUntil) > Date.now(),
  );
  if (!interrupted) return null;
  const { id } = interrupted;
  const finish = async () => {
    await endConversation(id).catch(() => {});
    await client.invalidateQueries({ queryKey: conversationsQueryOptions.queryKey });
  };
  return (
    <Alert tone="caution">
      <p className="font-bold">Your last session was interrupted.</p>
      <p className="mt-1">The examiner waits two minutes and goes on at the same question.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onResume(id, false)}>Go on</Button>
        <Button look="outline" onClick={() => onResume(id, true)}>
          Go on, typing
        </Button>
        <Button look="quiet" onClick={() => void finish()}>
          End it
        </Button>
      </div>
    </Alert>
  );
}
