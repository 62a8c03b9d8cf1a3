import { classNames } from '#lib/class-names.ts';

/** What can be told apart in it. */
export const LEVEL_STEPS = 24;
const segments = Array.from({ length: LEVEL_STEPS }, (_, index) => index);

/** How loud the microphone hears, 0 to 1. */
export function LevelBar({ level, className = 'mt-2 h-6 max-w-96' }: { level: number; className?: string }) {
  const lit = Math.round(level * LEVEL_STEPS);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn in segments
    <div
      role="meter"
      aria-label="Microphone level"
      aria-valuemin={0}
      aria-valuemax={LEVEL_STEPS}
      aria-valuenow={lit}
      className={classNames('flex gap-0.5', className)}
    >
      {segments.map((segment) => (
        <span
          key={segment}
          className={classNames('grow rounded-[1px]', segment < lit ? 'bg-active' : 'bg-line')}
        />
      ))}
    </div>
  );
}
