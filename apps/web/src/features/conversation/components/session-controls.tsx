import type { ReactNode } from 'react';
import { Button } from '#components/button.tsx';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { DevicePicker } from './device-picker.tsx';
import { LevelMeter } from './level-meter.tsx';
import { LiveControls } from './live-controls.tsx';

/** What the hand works during a conversation; what only one kind of it offers comes last. */
export function SessionControls({ endLabel, children }: { endLabel: string; children?: ReactNode }) {
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
        {endLabel}
      </Button>
      {children}
    </div>
  );
}
