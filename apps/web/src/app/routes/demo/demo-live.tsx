import { Button, LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { AnswerBox } from '#features/conversation/components/answer-box.tsx';
import { CaptionsPanel } from '#features/conversation/components/captions-panel.tsx';
import { DevicePicker } from '#features/conversation/components/device-picker.tsx';
import { LevelMeter } from '#features/conversation/components/level-meter.tsx';
import { LiveControls } from '#features/conversation/components/live-controls.tsx';
import { ReferenceDrawer } from '#features/conversation/components/reference-drawer.tsx';
import { useConversation, useConversationState } from '#features/conversation/hooks/conversation-context.ts';

/** The two halves of the live demo: what the hand works, and what is said. */
export function DemoControls() {
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
        End Demo
      </Button>
      <LinkButton look="quiet" className="w-full" to={paths.pricing}>
        Get Full Access
      </LinkButton>
    </div>
  );
}

export function DemoWords() {
  const live = useConversationState((state) => state.phase.name === 'live');
  const textOnly = useConversationState((state) => state.textOnly);
  return (
    <div className="space-y-4">
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
