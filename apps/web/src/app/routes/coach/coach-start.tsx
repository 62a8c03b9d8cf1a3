import { useEffect } from 'react';
import { Button } from '#components/button.tsx';
import { prepareVoiceClient } from '#features/conversation/session/load-voice-client.ts';

/** The button's id: alerts give the focus back to it. */
export const MEET_BUTTON = 'meet-examiner';

/** By voice after a look at microphone and line, or typed at once. */
type CoachStartProps = { available: boolean; onMeet: () => void; onType: () => void };

export function CoachStart({ available, onMeet, onType }: CoachStartProps) {
  useEffect(prepareVoiceClient, []);
  return (
    <div className="grid gap-2">
      <Button id={MEET_BUTTON} size="large" disabled={!available} onClick={onMeet}>
        Meet with the examiner
      </Button>
      <Button look="quiet" className="px-1! text-sm font-normal!" disabled={!available} onClick={onType}>
        No microphone? Type your answers
      </Button>
      {!available && (
        <p role="status" className="text-center text-sm text-quiet">
          Read your missed codes first; one that can be asked is enough.
        </p>
      )}
    </div>
  );
}
