import { type RefObject, useEffect, useRef } from 'react';

/** Set on the element that takes the focus when its part comes. */
export const TAKES_FOCUS = { 'data-takes-focus': '' };

/**
 * A pressed button that goes away takes the focus with it: it moves on to what came in its place.
 * @param part names what is shown; null while that is not known, and what comes then takes no focus
 * @returns for the element around all parts
 */
export function useFollowFocus<Around extends HTMLElement>(part: string | null): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const before = useRef(part);
  useEffect(() => {
    if (before.current !== null && before.current !== part) {
      around.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
    }
    before.current = part;
  }, [part]);
  return around;
}
