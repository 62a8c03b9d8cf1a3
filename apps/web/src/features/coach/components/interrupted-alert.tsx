import type { ReactNode } from 'react';
import { Alert } from '#components/alert.tsx';
import { formatLength } from '#lib/format-length.ts';

/** A session that lost its page waits two minutes. @param children the ways back into it */
export function InterruptedAlert({ secondsLeft, children }: { secondsLeft: number; children: ReactNode }) {
  return (
    <Alert tone="caution">
      <p className="font-bold">Your last session was interrupted.</p>
      <p className="mt-1">
        The examiner waits two minutes and goes on at the same question. {/* Not read out each second. */}
        <span aria-hidden="true" className="font-bold tabular-nums">
          {formatLength(secondsLeft)} left
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </Alert>
  );
}
