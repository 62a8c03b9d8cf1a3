import { LevelBar } from '#components/level-bar.tsx';
import { useConversationState } from '../hooks/conversation-context.ts';
import { useLevel } from '../hooks/use-level.ts';

/** The one part of the page that renders with the sound. */
export function LevelMeter() {
  const level = useLevel();
  const muted = useConversationState((state) => state.muted);
  return (
    <div className="flex items-center gap-3">
      <span className="w-24 shrink-0 text-sm text-quiet">{muted ? 'Mic muted' : 'Microphone'}</span>
      <LevelBar level={level} className="h-5 grow" />
    </div>
  );
}
