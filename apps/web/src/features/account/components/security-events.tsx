import { formatDateTime } from '#lib/format-date.ts';
import { useSecurity } from '../api/get-security.ts';
import { describeDevice } from '../describe-device.ts';
import { eventWords } from '../event-words.ts';

/** For an owner to find what they did not do. */
export function SecurityEvents() {
  const security = useSecurity();
  const events = security.data?.events ?? [];
  return (
    <div className="min-h-20 space-y-3">
      <p className="text-quiet">Signing in, and whatever changed how. Kept for ninety days.</p>
      {security.isError && <p>The list could not be read. Please load the page again.</p>}
      {security.data && events.length === 0 && <p>Nothing yet.</p>}
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id} className="py-3">
            <p className="font-bold">{eventWords[event.kind]}</p>
            <p className="mt-1 text-sm text-quiet">
              {formatDateTime(event.at)}
              {event.ip && ` · ${event.ip} · ${describeDevice(event.userAgent)}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
