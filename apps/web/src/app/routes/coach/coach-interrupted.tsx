import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/button.tsx';
import { conversationsQueryOptions } from '#features/coach/api/list-conversations.ts';
import { InterruptedAlert } from '#features/coach/components/interrupted-alert.tsx';
import { endConversation } from '#features/conversation/api/resume-conversation.ts';

type CoachInterruptedProps = {
  id: string;
  secondsLeft: number;
  onResume: (conversationId: string, textOnly: boolean) => void;
};

/** The way back into a session that was left, or its end. */
export function CoachInterrupted({ id, secondsLeft, onResume }: CoachInterruptedProps) {
  const client = useQueryClient();
  const finish = async () => {
    await endConversation(id).catch(() => {});
    await client.invalidateQueries({ queryKey: conversationsQueryOptions.queryKey });
  };
  return (
    <InterruptedAlert secondsLeft={secondsLeft}>
      <Button onClick={() => onResume(id, false)}>Go on</Button>
      <Button look="outline" onClick={() => onResume(id, true)}>
        Go on, typing
      </Button>
      <Button look="quiet" onClick={() => void finish()}>
        End it
      </Button>
    </InterruptedAlert>
  );
}
