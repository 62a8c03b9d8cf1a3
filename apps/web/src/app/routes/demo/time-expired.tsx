import { useState } from 'react';
import { LinkButton } from '#components/button.tsx';
import { LateAlertDialog } from '#components/late-alert-dialog.tsx';
import { paths } from '#config/paths.ts';
import { useConversationState } from '#features/conversation/hooks/conversation-context.ts';

/** Once the demo's time is up; word for word as the product promises it. */
export function TimeExpired() {
  const expiredAt = useConversationState(({ phase }) =>
    phase.name === 'ended' && phase.cause === 'limit' ? phase.at : null,
  );
  const [readAt, setReadAt] = useState<number | null>(null);
  if (expiredAt === null || readAt === expiredAt) return null;
  return (
    <LateAlertDialog
      title="Time is up"
      message="Demo time expired! Ready to get unlimited access? Click Get Full Access to continue."
      closeLabel="Read my debrief"
      onClose={() => setReadAt(expiredAt)}
      action={<LinkButton to={paths.pricing}>Get Full Access</LinkButton>}
    />
  );
}
