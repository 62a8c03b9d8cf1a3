import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { AnswerBox } from '#features/conversation/components/answer-box.tsx';
import { CaptionsPanel } from '#features/conversation/components/captions-panel.tsx';
import { DevicePicker } from '#features/conversation/components/device-picker.tsx';
import { LevelMeter } from '#features/conversation/components/level-meter.tsx';
import { LiveControls } from '#features/conversation/components/live-controls.tsx';
import { ReferenceDrawer } from '#features/conversation/components/reference-drawer.tsx';
import { useConversation, useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import { ExaminerIndicators } from './examiner-indicators.tsx';

/** What the hand works during a session. */
export function CoachControls() {
  const { end } = useConversation();
  const live = useConversationState((state) => state.phase.name === 'live');
  const textOnly = useConversationState((state) => state.textOnly);
  return (
    <div className="space-y-4">
      {live && (
        <>
          {!textOnly && <LevelMeter />}
          <LiveControls />
          {!textOnly && <DevicePicker />}
        </>
      )}
      <Button look="danger" className="w-full" onClick={end}>
        End Conversation
      </Button>
    </div>
  );
}

/** What is said during a session, and whose turn it is. */
export function CoachWords() {
  const live = useConversationState((state) => state.phase.name === 'live');
  const reconnecting = useConversationState((state) => state.phase.name === 'reconnecting');
  const textOnly = useConversationState((state) => state.textOnly);
  return (
    <div className="space-y-4">
      {reconnecting && (
        <Alert tone="caution">
          The connection was lost. We are getting it back; the lost time is not counted, and the examiner goes
          on at the same question.
        </Alert>
      )}
      <ExaminerIndicators />
      <CaptionsPanel />
      <ReferenceDrawer />
      {live && <AnswerBox />}
      {live && !textOnly && (
        <p className="hidden text-sm text-quiet pointer-fine:block">
          Need a moment? Hold the space bar, or press it once to start and once to stop. The examiner waits.
        </p>
      )}
    </div>
  );
}
