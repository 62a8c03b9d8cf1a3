import { useState } from 'react';
import { Alert } from '#components/alert.tsx';
import { Card } from '#components/card.tsx';
import { ExaminerDial } from '#features/conversation/components/examiner-dial.tsx';
import { MiniDebrief } from '#features/conversation/components/mini-debrief.tsx';
import { useConversation, useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import { DemoAfter } from './demo-after.tsx';
import { DemoAlert, type DemoProblem } from './demo-alert.tsx';
import { DemoIntroduction } from './demo-introduction.tsx';
import { DemoControls, DemoWords } from './demo-live.tsx';
import { DemoStart } from './demo-start.tsx';

/** The demo from Start to debrief. */
export function DemoPanel({ limitSeconds, available }: { limitSeconds: number; available: boolean }) {
  const { start } = useConversation();
  const phase = useConversationState((state) => state.phase);
  const conversationId = useConversationState((state) => state.conversationId);
  const [problem, setProblem] = useState<DemoProblem | null>(null);

  const begin = async (textOnly: boolean) => {
    setProblem(null);
    const outcome = await start({ kind: 'demo' }, textOnly);
    if (outcome.status === 'no-microphone' || outcome.status === 'failed') setProblem(outcome);
  };

  const inSession = phase.name === 'live' || phase.name === 'connecting';
  return (
    <>
      <Card aria-label="Demo" className="grid gap-6 lg:grid-cols-[19rem_1fr] lg:gap-10">
        <div className="space-y-5">
          <ExaminerDial limitSeconds={limitSeconds} />
          {inSession ? (
            <DemoControls />
          ) : (
            <DemoStart again={phase.name === 'ended'} available={available} onStart={begin} />
          )}
        </div>
        <div className="min-w-0">
          {phase.name === 'idle' && <DemoIntroduction />}
          {inSession && <DemoWords />}
          {phase.name === 'ended' && (
            <div className="space-y-6">
              {phase.cause === 'error' && <Alert>The conversation was cut off. {phase.message}</Alert>}
              {conversationId && <MiniDebrief conversationId={conversationId} endedAt={phase.at} />}
              <DemoAfter />
            </div>
          )}
        </div>
      </Card>
      <DemoAlert problem={problem} onClose={() => setProblem(null)} onType={() => void begin(true)} />
    </>
  );
}
