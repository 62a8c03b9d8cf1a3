import { classNames } from '#lib/class-names.ts';
import { useConversationState } from '../hooks/conversation-context.ts';
import { LEVEL_STEPS, useLevel } from '../hooks/use-level.ts';

const segments = Array.from({ length: LEVEL_STEPS }, (_, index) => index);

/** The one part of the page that renders with the sound. */
export function LevelMeter() {
  const level = useLevel();
  const muted = useConversationState((state) => state.muted);
  return (
    <div className="flex items-center gap-3">
      <span className="w-24 shrink-0 text-sm text-quiet">{muted ? 'Mic muted' : 'Microphone'}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn in segments */}
      <div
        role="meter"
        aria-label="Microphone level"
        aria-valuemin={0}
        aria-valuemax={LEVEL_STEPS}
        aria-valuenow={level}
        className="flex h-5 grow gap-0.5"
      >
        {segments.map((segment) => (
          <span
            key={segment}
            className={classNames('grow rounded-[1px]', segment < level ? 'bg-active' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
