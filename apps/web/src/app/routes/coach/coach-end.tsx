import { useEffect, useRef } from 'react';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { SessionFacts } from '#features/coach/components/session-facts.tsx';
import { GIVE_UP_AFTER_MS, useEndedConversation } from '#features/conversation/api/get-conversation.ts';
import type { EndCause } from '#features/conversation/session/conversation-state.ts';
import { DebriefSheet } from '#features/debrief/components/debrief-sheet.tsx';
import { useSessionCounts } from './use-session-counts.ts';

type CoachEndProps = { conversationId: string; cause: EndCause; message: string; at: number };

/** The debrief of the session that has just ended, from the record on the server. */
export function CoachEnd({ conversationId, cause, message, at }: CoachEndProps) {
  const ended = useEndedConversation(conversationId, at);
  const identity = useIdentity();
  const pilot = identity.status === 'signed-in' ? identity.user.name : '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const conversation = ended.data?.debrief ? ended.data : null;
  // The server ends a session a moment after the page: what was asked for before still has it as running.
  useSessionCounts(conversation ? 'debriefed' : null);
  const missing = ended.isError || ended.dataUpdatedAt - at > GIVE_UP_AFTER_MS;
  return (
    <section aria-labelledby="coach-debrief" className="space-y-6">
      <h2
        id="coach-debrief"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-4 text-2xl focus-visible:outline-none"
      >
        Your debrief
      </h2>
      {cause === 'error' && <Alert>The conversation was cut off. {message}</Alert>}
      {cause === 'moved' && (
        <Alert tone="caution">This session goes on in another tab or on another device.</Alert>
      )}
      {cause === 'access-ended' && (
        <Alert tone="caution">
          Your access to the coach was ended, and this session with it. What was said until then is yours.
        </Alert>
      )}
      {cause === 'limit' && <Alert tone="caution">Your thirty minutes are over.</Alert>}
      {conversation && (
        <DebriefSheet
          conversation={conversation}
          pilot={pilot}
          facts={<SessionFacts conversation={conversation} />}
        />
      )}
      {!conversation && missing && cause !== 'moved' && (
        <div className="space-y-3">
          <p>The debrief could not be fetched. It is kept with your sessions.</p>
          <Button look="outline" onClick={() => void ended.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!conversation && !missing && cause !== 'moved' && <p role="status">Writing your debrief…</p>}
    </section>
  );
}
