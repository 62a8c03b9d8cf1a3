import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '#lib/api-error.ts';
import { adminKey } from '../api/admin-key.ts';

type Action<Output> = {
  send: () => Promise<Output>;
  /** The alert after success. */
  done: (output: Output) => string;
  /** The alert after failure. */
  failed: (error: unknown) => string;
};

/** What the alert says. */
type Notice = { title: string; message: string };

export type AdminActions = {
  busy: boolean;
  notice: Notice | null;
  /** What the server gave as the reason of the latest failure; empty when it gave none. */
  reason: string;
  perform: <Output>(action: Action<Output>) => Promise<void>;
  /** Says something without calling the server. */
  warn: (message: string) => void;
  dismiss: () => void;
  /** Lets go of the latest failure's reason, for a window that opens for somebody else. */
  forget: () => void;
};

/**
 * One action on a user at a time: a second press while one is under way does nothing. Afterwards everything is read
 * again, after a failure too, because an answer that was lost may have been a success.
 * @param onDone runs after each success
 */
export function useAdminAction(onDone: () => void): AdminActions {
  const cache = useQueryClient();
  // State alone lags behind a double click: both presses would see the page as it was before the first.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [reason, setReason] = useState('');

  async function perform<Output>({ send, done, failed }: Action<Output>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setReason('');
    try {
      const output = await send();
      onDone();
      setNotice({ title: 'Done', message: done(output) });
    } catch (error) {
      console.error(error);
      setNotice({ title: 'That did not work', message: failed(error) });
      setReason(messageOf(error, ''));
    } finally {
      running.current = false;
      setBusy(false);
      void cache.invalidateQueries({ queryKey: adminKey });
    }
  }

  return {
    busy,
    notice,
    reason,
    perform,
    warn: (message) => setNotice({ title: 'Something is missing', message }),
    dismiss: () => setNotice(null),
    forget: () => setReason(''),
  };
}
