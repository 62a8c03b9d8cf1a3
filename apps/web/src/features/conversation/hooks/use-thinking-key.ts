import { useEffect } from 'react';
import { useConversation } from './conversation-context.ts';

/** A press shorter than this toggles; a longer one holds for as long as the key is down. */
const TOGGLE_BELOW_MS = 400;

/** Space holds the turn, except where space means something else: in fields, on buttons, in dialogs. */
export function useThinkingKey(): void {
  const controller = useConversation();
  useEffect(() => {
    let pressedAt = 0;
    let wasHolding = false;
    const onDown = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || isTaken(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      pressedAt = event.timeStamp;
      wasHolding = controller.store.getState().holding;
      controller.hold(true);
    };
    const onUp = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || pressedAt === 0) return;
      const held = event.timeStamp - pressedAt >= TOGGLE_BELOW_MS;
      pressedAt = 0;
      if (held || wasHolding) controller.hold(false);
    };
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
    };
  }, [controller]);
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return Boolean(
    target?.closest(
      'input, textarea, select, button, a[href], summary, [role="dialog"], [role="alertdialog"], [contenteditable]',
    ),
  );
}
