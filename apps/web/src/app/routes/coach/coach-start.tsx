import { useEffect } from 'react';
import { Button } from '#components/button.tsx';
import { prepareVoiceClient } from '#features/conversation/session/load-voice-client.ts';
import { classNames } from '#lib/class-names.ts';

/** The button's id: alerts give the focus back to it. */
export const MEET_BUTTON = 'meet-examiner';

type CoachStartProps = {
  /** What is offered is not known yet. */
  waiting: boolean;
  available: boolean;
  /** On a phone at the bottom of the screen, whatever the page is scrolled to. */
  isUnderThumb: boolean;
  onMeet: () => void;
  onType: () => void;
};

/** By voice after a look at microphone and line, or typed at once. */
export function CoachStart({ waiting, available, isUnderThumb, onMeet, onType }: CoachStartProps) {
  useEffect(prepareVoiceClient, []);
  const cannot = waiting || !available;
  return (
    <div
      data-under-thumb={isUnderThumb || undefined}
      className={classNames(
        'grid gap-2',
        isUnderThumb &&
          'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:gap-0 max-lg:border-t max-lg:border-line max-lg:bg-panel max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.25rem,env(safe-area-inset-bottom))] max-lg:landscape:grid-cols-2 max-lg:landscape:items-center',
      )}
    >
      <Button id={MEET_BUTTON} size="large" disabled={cannot} onClick={onMeet}>
        Meet with the examiner
      </Button>
      <Button look="quiet" className="px-1! text-sm font-normal!" disabled={cannot} onClick={onType}>
        No microphone? Type your answers
      </Button>
      {!waiting && !available && (
        <p role="status" className="text-center text-sm text-quiet">
          Read your missed codes first; one that can be asked is enough.
        </p>
      )}
    </div>
  );
}
