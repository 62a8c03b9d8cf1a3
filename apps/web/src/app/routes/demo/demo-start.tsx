import { useEffect } from 'react';
import { Button, LinkButton } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { prepareVoiceClient } from '#features/conversation/session/load-voice-client.ts';

/** The button's id: alerts give the focus back to it. */
export const START_BUTTON = 'start-demo';

/** The two ways in, and the way onward. */
export function DemoStart({
  again,
  available,
  onStart,
}: {
  again: boolean;
  available: boolean;
  onStart: (textOnly: boolean) => Promise<void>;
}) {
  useEffect(prepareVoiceClient, []);
  return (
    <div className="grid gap-2">
      {!available && <p className="text-center font-bold">The demo is not available on this server.</p>}
      <Button id={START_BUTTON} size="large" disabled={!available} onClick={() => void onStart(false)}>
        Start Free Demo
      </Button>
      <Button
        look="quiet"
        className="px-1! text-sm font-normal!"
        disabled={!available}
        onClick={() => void onStart(true)}
      >
        No microphone? Type your answers
      </Button>
      {!again && (
        <LinkButton look="outline" to={paths.pricing}>
          Get Full Access
        </LinkButton>
      )}
    </div>
  );
}
