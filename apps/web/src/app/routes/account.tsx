import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '#components/alert.tsx';
import { AnchorButton } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { DeleteAccount } from '#features/account/components/delete-account.tsx';
import { NameForm } from '#features/account/components/name-form.tsx';
import { PasskeyList } from '#features/account/components/passkey-list.tsx';
import { PasswordForm } from '#features/account/components/password-form.tsx';
import { SecondFactor } from '#features/account/components/second-factor.tsx';
import { SecurityEvents } from '#features/account/components/security-events.tsx';
import { SessionList } from '#features/account/components/session-list.tsx';
import { VoiceRecordings } from '#features/account/components/voice-recordings.tsx';
import { meQueryOptions, useIdentity } from '#features/auth/api/get-me.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Your account', 'Name, password, sessions and your data.');
  const identity = useIdentity();
  const cache = useQueryClient();
  const readMe = () => cache.invalidateQueries({ queryKey: meQueryOptions.queryKey });
  if (identity.status !== 'signed-in') return null;
  return (
    <Page>
      <PageHeader title="Your account">
        <p className="wrap-anywhere">
          <EmailAddress email={identity.user.email} />
        </p>
      </PageHeader>
      {identity.user.secondFactorMissing && (
        <div className="mb-5">
          <Alert tone="caution">
            Administrators sign in with a second step. Set it up below: an authenticator app, or a passkey
            that is required. Everything else opens then.
          </Alert>
        </div>
      )}
      {/* Column by column, so that no card leaves a hole beside a longer one. */}
      <div className="mb-5 gap-5 *:not-last:mb-5 *:break-inside-avoid lg:columns-2">
        <Card>
          <CardTitle className="mb-4">Name</CardTitle>
          <NameForm
            user={identity.user}
            onUpdated={(user) =>
              cache.setQueryData(meQueryOptions.queryKey, (me) => me && { ...me, ...user })
            }
          />
        </Card>
        <Card>
          <CardTitle className="mb-4">Password</CardTitle>
          <PasswordForm />
        </Card>
        <Card>
          <CardTitle className="mb-2">Passkeys</CardTitle>
          <PasskeyList onChanged={readMe} />
        </Card>
        <Card>
          <CardTitle className="mb-2">Second step</CardTitle>
          <SecondFactor onChanged={readMe} />
        </Card>
        <Card>
          <CardTitle className="mb-2">Your data</CardTitle>
          <p className="mb-4 text-quiet">Everything we hold about you, as one JSON file.</p>
          <AnchorButton look="outline" href="/api/account/export" download>
            Export my data
          </AnchorButton>
        </Card>
        <Card>
          <CardTitle className="mb-2">Recordings of your answers</CardTitle>
          <VoiceRecordings />
        </Card>
      </div>
      <div className="grid gap-5">
        <Card>
          <CardTitle className="mb-2">Where you are signed in</CardTitle>
          <SessionList />
        </Card>
        <Card>
          <CardTitle className="mb-2">What happened lately</CardTitle>
          <SecurityEvents />
        </Card>
        <Card>
          <CardTitle className="mb-2">Delete account</CardTitle>
          <p className="mb-4 text-quiet">For good, and at once.</p>
          <DeleteAccount />
        </Card>
      </div>
    </Page>
  );
}
