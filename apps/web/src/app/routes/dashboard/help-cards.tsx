import { LinkButton } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { SupportEmail } from '#features/config/components/support-email.tsx';

/** Who has access does not come here for the demo: it stands there, and last. */
export function QuickActions({ hasAccess }: { hasAccess: boolean }) {
  return (
    <Card>
      <CardTitle>Quick Actions</CardTitle>
      <div className="mt-4 flex flex-wrap gap-3">
        {hasAccess && (
          <LinkButton look="outline" to={paths.coach}>
            Start Coaching Session
          </LinkButton>
        )}
        <LinkButton look="outline" to={paths.progress}>
          Your Progress
        </LinkButton>
        <LinkButton look={hasAccess ? 'quiet' : 'outline'} to={paths.pricing}>
          View Pricing
        </LinkButton>
        <LinkButton look={hasAccess ? 'quiet' : 'outline'} to={paths.demo}>
          Try Free Demo
        </LinkButton>
      </div>
    </Card>
  );
}

export function HelpCard() {
  return (
    <Card>
      <CardTitle>Need help?</CardTitle>
      <p className="mt-3">
        Write to us: <SupportEmail />
      </p>
      <p className="mt-2">
        Name, password and your data: <TextLink to={paths.account}>your account</TextLink>
      </p>
    </Card>
  );
}
