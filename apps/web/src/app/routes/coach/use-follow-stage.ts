import { type RefObject, useEffect, useRef } from 'react';
import { MEET_BUTTON } from './coach-start.tsx';

/** Choosing the exam (again), looking at microphone and line, in the exam. */
export type CoachStage = 'choice' | 'check' | 'exam';

/**
 * What was to be chosen goes when the start button is pressed, and with it the place that was read: the page follows to
 * what stands there now. A check that is called off gives the focus back to the button.
 */
export function useFollowStage(stage: CoachStage, table: RefObject<HTMLElement | null>): void {
  const before = useRef(stage);
  useEffect(() => {
    if (stage === before.current) return;
    if (stage !== 'choice') table.current?.scrollIntoView({ block: 'nearest' });
    else if (before.current === 'check') document.getElementById(MEET_BUTTON)?.focus();
    before.current = stage;
  }, [stage, table]);
}
