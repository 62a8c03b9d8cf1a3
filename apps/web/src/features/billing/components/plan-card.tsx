import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { CheckIcon } from '#components/icons.tsx';
import { LateAlertDialog } from '#components/late-alert-dialog.tsx';
import { PLAN_PRICE_DOLLARS } from '#config/app.ts';
import { checkoutMessage, useCheckout } from '../api/create-checkout-session.ts';

const features = [
  'Unlimited AI coaching sessions',
  'Premium voice quality',
  'PPL and IFR scenarios included',
  'Personalized feedback',
  'Email support',
  'Access on all devices',
];

/** The one plan. */
export function PlanCard() {
  const checkout = useCheckout();
  // The page is left after success, so the button stays busy until the browser has gone.
  const busy = checkout.isPending || checkout.isSuccess;
  return (
    <Card aria-labelledby="plan" className="grid gap-8 md:grid-cols-2">
      <div>
        <Badge tone="course">Limited Time Offer</Badge>
        <h2 id="plan" className="mt-4 text-xl">
          3 months of access
        </h2>
        <p className="mt-2 flex items-baseline gap-2">
          <span className="text-6xl font-bold tracking-tight">
            ${PLAN_PRICE_DOLLARS}
            <span className="text-3xl">.00</span>
          </span>
          <span className="text-quiet">one payment</span>
        </p>
        <p className="mt-2 font-bold text-active">Save over $150 vs monthly plans</p>
        <Button size="large" className="mt-6 w-full" disabled={busy} onClick={() => checkout.mutate()}>
          {busy ? 'Processing...' : 'Get Started Now'}
        </Button>
        <p className="mt-3 text-sm text-quiet">All sales are final • No recurring charges</p>
      </div>
      <ul className="space-y-3 self-center border-line md:border-l md:pl-8">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <span className="mt-0.5 text-active">
              <CheckIcon />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      {checkout.isError && (
        <LateAlertDialog
          title="The purchase did not start"
          message={checkoutMessage(checkout.error)}
          onClose={checkout.reset}
        />
      )}
    </Card>
  );
}
