import type { ExamChoice } from '@rightseat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Alert } from '#components/alert.tsx';
import { Card } from '#components/card.tsx';
import { paths } from '#config/paths.ts';
import { subscriptionQueryOptions } from '#features/billing/api/get-subscription.ts';
import { carryNotice } from '#features/coach/access-notice.ts';
import { useLastChoice } from '#features/coach/api/get-last-choice.ts';
import { conversationsQueryOptions } from '#features/coach/api/list-conversations.ts';
import { ReadinessPanel } from '#features/coach/components/readiness-panel.tsx';
import type { ReadinessOutcome } from '#features/coach/readiness/check-readiness.ts';
import { useInterrupted } from '#features/coach/use-interrupted.ts';
import { ExaminerDial } from '#features/conversation/components/examiner-dial.tsx';
import { StartAlert, type StartProblem } from '#features/conversation/components/start-alert.tsx';
import { useConversation, useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import { placeOfTurn } from '#features/conversation/place-of-turn.ts';
import { LateExamRoom } from '#features/conversation/room/late-exam-room.tsx';
import { isInSession } from '#features/conversation/session/conversation-state.ts';
import { readChosenMicrophone } from '#features/conversation/session/microphone.ts';
import { CoachChoice } from './coach-choice.tsx';
import { CoachEnd } from './coach-end.tsx';
import { CoachInterrupted } from './coach-interrupted.tsx';
import { CoachStart, MEET_BUTTON } from './coach-start.tsx';
import { offerChoice, offerRating } from './offer-choice.ts';
import { useFollowStage } from './use-follow-stage.ts';
import { useNextLeg } from './use-next-leg.ts';
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
  const waiting = useInterrupted();
  const interrupted = phase.name === 'idle' ? waiting : null;
  const [chosen, setChosen] = useState<ExamChoice | null>(null);
  const next = useNextLeg(last === undefined ? undefined : offerRating(search, last));
  const offered = offerChoice(search, last, next);
  const choice = chosen ?? offered;
  const unsettled = !chosen && (last === undefined || next === undefined);
  // Not a part of the choice, which the next exam begins with: it is asked for each time.
  const [keepVoice, setKeepVoice] = useState(false);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<StartProblem | null>(null);
  useAccessAgain(phase.name === 'ended' && phase.cause === 'access-ended');
  useSessionCounts(phase.name === 'live' ? 'began' : phase.name === 'ended' ? 'ended' : null);
  const textOnly = useConversationState((state) => state.textOnly);
  useFocusOnTurn(phase.name, textOnly);

  const begin = async (textOnly: boolean) => {
    setProblem(null);
    setChecking(false);
    const outcome = await start({ kind: 'coach', ...choice, keepVoice: keepVoice && !textOnly }, textOnly);
    if (outcome.status === 'started') setKeepVoice(false);
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

  const inSession = isInSession({ phase });
  const cache = useQueryClient();
  const refreshSessions = () => cache.invalidateQueries({ queryKey: conversationsQueryOptions.queryKey });
  const table = useRef<HTMLDivElement>(null);
  useFollowStage(inSession ? 'exam' : checking ? 'check' : 'choice', table);
  return (
    <div className="space-y-8">
      {phase.name === 'ended' && conversationId && (
        <CoachEnd conversationId={conversationId} cause={phase.cause} message={phase.message} at={phase.at} />
      )}
      {interrupted && <CoachInterrupted {...interrupted} onResume={goOn} />}
      {inSession ? (
        <LateExamRoom
          kind="coach"
          limitSeconds={COACH_SECONDS}
          onPaused={() => void refreshSessions()}
          notice={
            phase.name === 'reconnecting' && (
              <Alert tone="caution">
                The connection was lost. We are getting it back; the lost time is not counted, and the
                examiner goes on at the same question.
              </Alert>
            )
          }
        />
      ) : (
        <div ref={table} className="scroll-mt-6">
          <Card
            aria-label="The examiner"
            className="grid gap-5 lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-10 print:hidden"
          >
            <div className="max-lg:hidden">
              <ExaminerDial
                limitSeconds={COACH_SECONDS}
                readyNote={checking ? 'Checking your line' : 'Begin when you like.'}
              />
            </div>
            <div className="order-last lg:order-none lg:col-start-1">
              {!checking && (
                <CoachStart
                  waiting={unsettled}
                  available={choice.codes?.length !== 0}
                  // What is on first has the way back under the thumb, and not the way to another.
                  isUnderThumb={phase.name === 'idle' && !interrupted}
                  onMeet={() => setChecking(true)}
                  onType={() => void begin(true)}
                />
              )}
            </div>
            <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {checking ? (
                <ReadinessPanel
                  readMicrophoneId={readChosenMicrophone}
                  onOutcome={(outcome) => void afterCheck(outcome)}
                  onCancel={() => setChecking(false)}
                />
              ) : (
                <CoachChoice
                  choice={choice}
                  unsettled={unsettled}
                  isFirst={last === null}
                  onChange={(change) => setChosen((now) => change(now ?? offered))}
                  keepVoice={keepVoice}
                  onKeepVoice={setKeepVoice}
                />
              )}
            </div>
          </Card>
        </div>
      )}
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
