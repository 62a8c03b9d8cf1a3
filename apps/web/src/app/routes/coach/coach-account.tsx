import { EmailAddress } from '#components/email-address.tsx';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { formatAccessDate } from '#lib/format-date.ts';

/** Who is signed in, and until when the coach is theirs. */
export function CoachAccount({ expirationDate }: { expirationDate: string | null }) {
  const identity = useIdentity();
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-2 print:hidden">
      <div>
        <dt className="text-sm text-quiet">Logged in as</dt>
        <dd className="wrap-anywhere">
          {identity.status === 'signed-in' && <EmailAddress email={identity.user.email} />}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-quiet">Subscription expires</dt>
        <dd>{expirationDate ? formatAccessDate(expirationDate) : 'N/A'}</dd>
      </div>
    </dl>
  );
}
