import { useEffect, useState } from 'react';
import { Alert } from '#components/alert.tsx';
import { LinkButton } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { paths } from '#config/paths.ts';
import { ExaminerDial } from '#features/conversation/components/examiner-dial.tsx';
import { DEBRIEF, MiniDebrief } from '#features/conversation/components/mini-debrief.tsx';
import { StartAlert, type StartProblem } from '#features/conversation/components/start-alert.tsx';
import { useConversation, useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import { placeOfTurn } from '#features/conversation/place-of-turn.ts';
import { LateExamRoom } from '#features/conversation/room/late-exam-room.tsx';
import { isInSession } from '#features/conversation/session/conversation-state.ts';
import { classNames } from '#lib/class-names.ts';
import { DemoAfter } from './demo-after.tsx';
import { DemoIntroduction } from './demo-introduction.tsx';
import { DemoStart, START_BUTTON } from './demo-start.tsx';
import { KeepDebrief } from './keep-debrief.tsx';
import { TimeExpired } from './time-expired.tsx';

/** The demo from Start to debrief. `closed`: why none can begin now. */
export function DemoPanel({ limitSeconds, closed }: { limitSeconds: number; closed: string | null }) {
  const { start } = useConversation();
  const phase = useConversationState((state) => state.phase);
  const conversationId = useConversationState((state) => state.conversationId);
  const [problem, setProblem] = useState<StartProblem | null>(null);
  const textOnly = useConversationState((state) => state.textOnly);
  useFocusWithPhase(phase.name, textOnly);

  const begin = async (textOnly: boolean) => {
    setProblem(null);
    const outcome = await start({ kind: 'demo' }, textOnly);
    if (outcome.status === 'no-microphone' || outcome.status === 'failed') setProblem(outcome);
  };

  const ended = phase.name === 'ended' ? phase : null;
  return (
    <>
      {isInSession({ phase }) ? (
        <LateExamRoom
          kind="demo"
          limitSeconds={limitSeconds}
          more={
            <LinkButton look="outline" to={paths.pricing}>
              Get Full Access
            </LinkButton>
          }
        />
      ) : (
        <Card
          aria-label="Demo"
          className="grid gap-5 lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-10"
        >
          {/* Afterwards the debrief comes first on a phone, and nobody needs the clock. */}
          <div className={classNames(ended && 'max-lg:hidden')}>
            <ExaminerDial limitSeconds={limitSeconds} readyNote={closed ? 'Closed for now' : undefined} />
          </div>
          <div className={classNames(ended && 'max-lg:order-last', 'lg:col-start-1')}>
            <DemoStart again={ended !== null} closed={closed} onStart={begin} />
          </div>
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {ended ? (
              <div className="space-y-6">
                {ended.cause === 'error' && <Alert>The conversation was cut off. {ended.message}</Alert>}
                {conversationId && <MiniDebrief conversationId={conversationId} endedAt={ended.at} />}
                {conversationId && <KeepDebrief conversationId={conversationId} />}
                <DemoAfter />
              </div>
            ) : (
              <DemoIntroduction />
            )}
          </div>
        </Card>
      )}
      <StartAlert
        problem={problem}
        title="The demo did not start"
        returnFocusTo={START_BUTTON}
        onClose={() => setProblem(null)}
        onType={() => void begin(true)}
      />
      <TimeExpired />
    </>
  );
}

/** The buttons change with the phase and take the focus with them when they go; it moves on with the talk. */
function useFocusWithPhase(phase: string, textOnly: boolean): void {
  useEffect(() => {
    const target = phase === 'live' ? placeOfTurn(textOnly) : phase === 'ended' ? DEBRIEF : null;
    if (target) document.getElementById(target)?.focus({ preventScroll: true });
  }, [phase, textOnly]);
}
