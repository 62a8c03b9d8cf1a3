import { useState } from 'react';
import { useBlocker } from 'react-router';

/** What is asked before a session is left: by a way out of the page, or by the button. */
export type LeaveGuard = {
  isAsking: boolean;
  /** The button was pressed. */
  ask: () => void;
  stay: () => void;
  /** After the session is paused or over: goes where the pilot was going. */
  goOn: () => void;
};

export function useLeaveGuard(): LeaveGuard {
  const blocker = useBlocker(true);
  const [pressed, setPressed] = useState(false);
  return {
    isAsking: pressed || blocker.state === 'blocked',
    ask: () => setPressed(true),
    stay: () => {
      setPressed(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
    goOn: () => {
      setPressed(false);
      if (blocker.state === 'blocked') blocker.proceed();
    },
  };
}
