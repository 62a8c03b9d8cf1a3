import { useEffect } from 'react';
import { Button, LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { prepareVoiceClient } from '#features/conversation/session/load-voice-client.ts';

/** The button's id: alerts give the focus back to it. */
export const START_BUTTON = 'start-demo';

/** The two ways in, and the way onward. */
export function DemoStart({
  again,
  closed,
  onStart,
}: {
  again: boolean;
  closed: string | null;
  onStart: (textOnly: boolean) => Promise<void>;
}) {
  useEffect(prepareVoiceClient, []);
  return (
    <div className="grid gap-2">
      {closed && (
        <p role="status" className="mb-2 text-center font-bold">
          {closed}
        </p>
      )}
      <Button
        id={START_BUTTON}
        size="large"
        // After a demo what comes next is full access.
        look={again ? 'outline' : 'primary'}
        disabled={closed !== null}
        onClick={() => void onStart(false)}
      >
        Start Free Demo
      </Button>
      <Button
        look="quiet"
        className="px-1! text-sm font-normal!"
        disabled={closed !== null}
        onClick={() => void onStart(true)}
      >
        No microphone? Type your answers
      </Button>
      {(!again || closed) && (
        <LinkButton look="outline" to={paths.pricing}>
          Get Full Access
        </LinkButton>
      )}
    </div>
  );
}
