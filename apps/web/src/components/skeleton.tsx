import { classNames } from '#lib/class-names.ts';

/** Lines where words will stand: a card that waits for its data is not an empty one. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('space-y-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing have no other name
          key={line}
          className={classNames('h-4 rounded-sm bg-sunk', line % 2 === 0 ? 'w-3/4' : 'w-1/2')}
        />
      ))}
    </div>
  );
}
