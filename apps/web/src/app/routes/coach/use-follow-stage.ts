import { type RefObject, useEffect, useRef } from 'react';
import { MEET_BUTTON } from './coach-start.tsx';

/** Choosing the exam (again), looking at microphone and line, in the exam. */
export type CoachStage = 'choice' | 'check' | 'exam';

/**
 * On a phone the start button stands a long form below the dial, and the form goes when it is pressed: the page follows
 * to the dial, where time and turn are read. A check that is called off gives the focus back to the button.
 */
export function useFollowStage(stage: CoachStage, dial: RefObject<HTMLElement | null>): void {
  const before = useRef(stage);
  useEffect(() => {
    if (stage === before.current) return;
    if (stage !== 'choice') dial.current?.scrollIntoView({ block: 'nearest' });
    else if (before.current === 'check') document.getElementById(MEET_BUTTON)?.focus();
    before.current = stage;
  }, [stage, dial]);
}
