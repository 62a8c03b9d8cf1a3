/** Before a link to a mail program too, and when a phone puts the tab to sleep: the page may well come back. */
const NO_GOODBYE = ['beforeunload', 'freeze', 'pagehide'] as const;

/**
 * The room's client hangs up at these as if the pilot had, and then nothing could be resumed. Keeps them from it;
 * a page that is really left says so itself, for it listens since before. Returns the release. Call before the room is opened: listeners are
 * called in their order.
 */
export function stayOnPageLeave(): () => void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const name of NO_GOODBYE) window.addEventListener(name, stop);
  return () => {
    for (const name of NO_GOODBYE) window.removeEventListener(name, stop);
  };
}
