import type { ExamChoice } from '@rightseat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Card } from '#components/card.tsx';
import { paths } from '#config/paths.ts';
import { subscriptionQueryOptions } from '#features/billing/api/get-subscription.ts';
import { carryNotice } from '#features/coach/access-notice.ts';
import { useLastChoice } from '#features/coach/api/get-last-choice.ts';
import { ReadinessPanel } from '#features/coach/components/readiness-panel.tsx';
import type { ReadinessOutcome } from '#features/coach/readiness/check-readiness.ts';
import { ExaminerDial } from '#features/conversation/components/examiner-dial.tsx';
import { SessionControls } from '#features/conversation/components/session-controls.tsx';
import { StartAlert, type StartProblem } from '#features/conversation/components/start-alert.tsx';
import { useConversation, useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import { placeOfTurn } from '#features/conversation/place-of-turn.ts';
import { readChosenMicrophone } from '#features/conversation/session/microphone.ts';
import { classNames } from '#lib/class-names.ts';
import { CoachChoice } from './coach-choice.tsx';
import { CoachEnd } from './coach-end.tsx';
import { CoachInterrupted } from './coach-interrupted.tsx';
import { CoachStart, MEET_BUTTON } from './coach-start.tsx';
import { CoachWords } from './coach-words.tsx';
import { offerChoice } from './offer-choice.ts';
import { useFollowStage } from './use-follow-stage.ts';
import { useSessionCounts } from './use-session-counts.ts';

/** Until the server has said its own. */
const COACH_SECONDS = 1800;

/** The coach from the choice of the exam to its debrief. */
export function CoachPanel() {
  const { start, resume } = useConversation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const phase = useConversationState((state) => state.phase);
  const conversationId = useConversationState((state) => state.conversationId);
  const last = useLastChoice();
  const [chosen, setChosen] = useState<ExamChoice | null>(null);
  const choice = chosen ?? offerChoice(search, last);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<StartProblem | null>(null);
  useAccessAgain(phase.name === 'ended' && phase.cause === 'access-ended');
  useSessionCounts(phase.name === 'live' ? 'began' : phase.name === 'ended' ? 'ended' : null);
  const textOnly = useConversationState((state) => state.textOnly);
  useFocusOnTurn(phase.name, textOnly);

  const begin = async (textOnly: boolean) => {
    setProblem(null);
    setChecking(false);
    const outcome = await start({ kind: 'coach', ...choice }, textOnly);
    if (outcome.status === 'failed' && outcome.code === 'no_access') {
      await navigate(paths.pricing, { replace: true, state: carryNotice('no-access') });
    } else if (outcome.status === 'no-microphone' || outcome.status === 'failed') setProblem(outcome);
  };

  const goOn = async (interruptedId: string, textOnly: boolean) => {
    setProblem(null);
    const outcome = await resume(interruptedId, textOnly);
    if (outcome.status === 'no-microphone' || outcome.status === 'failed') setProblem(outcome);
  };

  const afterCheck = async (outcome: ReadinessOutcome) => {
    if (outcome.status === 'ready') {
      await begin(false);
      outcome.release();
      return;
    }
    setChecking(false);
    if (outcome.status === 'no-microphone') setProblem(outcome);
    if (outcome.status === 'unreachable') setProblem({ status: 'failed', message: outcome.message });
  };

  const inSession = phase.name !== 'idle' && phase.name !== 'ended';
  const dial = useRef<HTMLDivElement>(null);
  useFollowStage(inSession ? 'exam' : checking ? 'check' : 'choice', dial);
  return (
    <div className="space-y-8">
      {phase.name === 'ended' && conversationId && (
        <CoachEnd conversationId={conversationId} cause={phase.cause} message={phase.message} at={phase.at} />
      )}
      {phase.name === 'idle' && <CoachInterrupted onResume={goOn} />}
      {/* On a phone: instrument, words, controls. On a desk the words stand beside the other two. */}
      <Card
        aria-label="The examiner"
        className="grid gap-5 lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-10 print:hidden"
      >
        <div ref={dial} className="scroll-mt-6">
          <ExaminerDial
            limitSeconds={COACH_SECONDS}
            readyNote={checking ? 'Checking your line' : 'Choose your exam, then begin.'}
          />
        </div>
        <div className={classNames('order-last lg:order-none', 'lg:col-start-1')}>
          {inSession && <SessionControls endLabel="End Conversation" />}
          {!inSession && !checking && (
            <CoachStart
              available={choice.codes?.length !== 0}
              onMeet={() => setChecking(true)}
              onType={() => void begin(true)}
            />
          )}
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {inSession && <CoachWords />}
          {!inSession && checking && (
            <ReadinessPanel
              readMicrophoneId={readChosenMicrophone}
              onOutcome={(outcome) => void afterCheck(outcome)}
              onCancel={() => setChecking(false)}
            />
          )}
          {!inSession && !checking && (
            <CoachChoice choice={choice} unsettled={!chosen && last === undefined} onChange={setChosen} />
          )}
        </div>
      </Card>
      <StartAlert
        problem={problem}
        title="The session did not start"
        returnFocusTo={MEET_BUTTON}
        onClose={() => setProblem(null)}
        onType={() => void begin(true)}
      />
    </div>
  );
}

/** What the page says of the subscription was true when it opened. */
function useAccessAgain(ended: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (ended) void cache.invalidateQueries({ queryKey: subscriptionQueryOptions.queryKey });
  }, [ended, cache]);
}

/** The button that was pressed is gone. */
function useFocusOnTurn(phase: string, textOnly: boolean): void {
  useEffect(() => {
    if (phase === 'live') document.getElementById(placeOfTurn(textOnly))?.focus({ preventScroll: true });
  }, [phase, textOnly]);
}
