import { LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';

export function DemoAfter() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <p className="max-w-80">Full sessions run for thirty minutes, on the areas you choose.</p>
      <LinkButton to={paths.pricing}>Get Full Access</LinkButton>
    </div>
  );
}
