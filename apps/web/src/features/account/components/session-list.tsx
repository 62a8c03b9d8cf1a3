import type { SessionEntry } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { useEndSession } from '../api/end-session.ts';
import { useSessions } from '../api/get-sessions.ts';
import { describeDevice } from '../describe-device.ts';

/** Where the account is signed in. The session at hand ends by Logout. */
export function SessionList() {
  const sessions = useSessions();
  const end = useEndSession();
  return (
    <div className="min-h-20 space-y-4">
      {end.isError && <Alert>{messageOf(end.error, 'Request failed')}</Alert>}
      {sessions.isPending && <p role="status">Loading...</p>}
      {sessions.isError && <p>The list could not be read. Please load the page again.</p>}
      <ul className="divide-y divide-line">
        {sessions.data?.sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={end.isPending}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
    </div>
  );
}

function SessionItem({ session, busy, onEnd }: { session: SessionEntry; busy: boolean; onEnd: () => void }) {
  const device = describeDevice(session.userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-bold">
          {device} {session.current && <Badge tone="active">This device</Badge>}
        </p>
        <p className="mt-1 text-sm text-quiet">
          {session.ip} · signed in {formatDateTime(session.createdAt)} · last used{' '}
          {formatDateTime(session.lastSeenAt)}
        </p>
      </div>
      {!session.current && (
        <Button look="outline" disabled={busy} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
