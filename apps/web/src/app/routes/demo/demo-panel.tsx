import { useEffect, useState } from 'react';
import { Alert } from '#components/alert.tsx';
import { LinkButton } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { paths } from '#config/paths.ts';
import { ExaminerDial } from '#features/conversation/components/examiner-dial.tsx';
import { DEBRIEF, MiniDebrief } from '#features/conversation/components/mini-debrief.tsx';
import { SessionControls } from '#features/conversation/components/session-controls.tsx';
import { SessionWords } from '#features/conversation/components/session-words.tsx';
import { StartAlert, type StartProblem } from '#features/conversation/components/start-alert.tsx';
import { useConversation, useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import { placeOfTurn } from '#features/conversation/place-of-turn.ts';
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
    document.getElementById('demo-panel')?.scrollIntoView({ block: 'nearest' });
    const outcome = await start({ kind: 'demo' }, textOnly);
    if (outcome.status === 'no-microphone' || outcome.status === 'failed') setProblem(outcome);
  };

  const inSession = phase.name === 'live' || phase.name === 'connecting';
  return (
    <>
      {/* On a phone: instrument, words, controls. On a desk the words stand beside the other two. */}
      <Card
        aria-label="Demo"
        id="demo-panel"
        className="grid scroll-mt-2 gap-5 lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-10"
      >
        <ExaminerDial limitSeconds={limitSeconds} readyNote={closed ? 'Closed for now' : undefined} />
        <div className={classNames(inSession && 'order-last lg:order-none', 'lg:col-start-1')}>
          {inSession ? (
            <SessionControls endLabel="End Demo">
              <LinkButton look="quiet" className="w-full" to={paths.pricing}>
                Get Full Access
              </LinkButton>
            </SessionControls>
          ) : (
            <DemoStart again={phase.name === 'ended'} closed={closed} onStart={begin} />
          )}
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {phase.name === 'idle' && <DemoIntroduction />}
          {inSession && <SessionWords />}
          {phase.name === 'ended' && (
            <div className="space-y-6">
              {phase.cause === 'error' && <Alert>The conversation was cut off. {phase.message}</Alert>}
              {conversationId && <MiniDebrief conversationId={conversationId} endedAt={phase.at} />}
              {conversationId && <KeepDebrief conversationId={conversationId} />}
              <DemoAfter />
            </div>
          )}
        </div>
      </Card>
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
