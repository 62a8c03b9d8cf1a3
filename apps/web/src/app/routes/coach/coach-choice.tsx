import type { ExamChoice } from '@rightseat/contract';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useFlight } from '#features/coach/api/flight.ts';
import { useExamChoices } from '#features/coach/api/get-exam-choices.ts';
import type { ChangeChoice } from '#features/coach/components/change-choice.ts';
import { ExamRules } from '#features/coach/components/exam-rules.tsx';
import { ExamSetup } from '#features/coach/components/exam-setup.tsx';
import { FirstSteps } from '#features/coach/components/first-steps.tsx';
import { KeepVoiceField } from '#features/coach/components/keep-voice-field.tsx';
import { RetestSetup } from '#features/coach/components/retest-setup.tsx';
import { SoundCheck } from '#features/coach/components/sound-check.tsx';
import { describeOffer } from '#features/coach/describe-offer.ts';
import { ratingNames } from '#features/coach/exam-words.ts';
import { personas } from '#features/coach/persona-words.ts';
import { usePublicConfig } from '#features/config/api/get-public-config.ts';
import { readChosenMicrophone } from '#features/conversation/session/microphone.ts';

type CoachChoiceProps = {
  choice: ExamChoice;
  /** The last exam is not known yet: what is offered may still change under the pilot's hand. */
  unsettled: boolean;
  isFirst: boolean;
  onChange: ChangeChoice;
  keepVoice: boolean;
  onKeepVoice: (keepVoice: boolean) => void;
};

/** The exam that is offered, in a line; all that can be changed of it lies under *Change*. */
export function CoachChoice({
  choice,
  unsettled,
  isFirst,
  onChange,
  keepVoice,
  onKeepVoice,
}: CoachChoiceProps) {
  const choices = useExamChoices();
  const flight = useFlight();
  const config = usePublicConfig();
  const [isOpen, setOpen] = useState(false);
  const { retest } = choice;
  if (unsettled) return <Waiting />;
  const aircraft = (flight.data?.flight ?? flight.data?.example)?.aircraft ?? null;
  const legs = choices.data?.ratings.find(({ rating }) => rating === choice.rating)?.legs;
  const leg = legs?.find(({ leg }) => leg === choice.leg);
  const hasSamples = config.data?.voiceSamples ?? false;
  const setup = { choice, onChange, hasSamples };
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-2xl">
          {isFirst ? 'Begin' : 'Continue'}: {describeOffer({ choice, choices: choices.data, aircraft })}
        </h2>
        <p className="mt-1 text-quiet">
          {[leg?.title, ratingNames[choice.rating], personas[choice.persona ?? 'plain'].name]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
      </div>
      {isFirst && choices.data && retest === undefined && (
        <FirstSteps {...setup} choices={choices.data} readMicrophoneId={readChosenMicrophone} />
      )}
      {retest !== undefined && (
        <RetestSetup
          choice={{ ...choice, retest }}
          onManner={(manner) => onChange((now) => ({ ...now, manner }))}
          onLeave={() => {
            setOpen(true);
            onChange(({ retest: _retest, ...other }) => other);
          }}
        />
      )}
      {retest === undefined && (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="rounded-sm border border-edge"
        >
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-bold">Change</summary>
          <div className="space-y-6 border-t border-line p-4">
            {choices.data && <ExamSetup {...setup} choices={choices.data} />}
            {choices.isPending && <p role="status">Reading what can be examined…</p>}
            {choices.isError && !choices.data && (
              <div className="space-y-3">
                <p>What can be chosen could not be read. What is offered here can still be held.</p>
                <Button look="outline" onClick={() => void choices.refetch()}>
                  Try again
                </Button>
              </div>
            )}
            {!isFirst && <Microphone />}
          </div>
        </details>
      )}
      {config.data?.canKeepVoice && <KeepVoiceField chosen={keepVoice} onChoose={onKeepVoice} />}
      <ExamRules manner={choice.manner} />
    </div>
  );
}

function Microphone() {
  return (
    <div className="space-y-2">
      <h3 className="font-bold">Your microphone</h3>
      <SoundCheck readMicrophoneId={readChosenMicrophone} />
    </div>
  );
}

/** As high as what comes: the button under it must not move away from the thumb. */
function Waiting() {
  return (
    <div role="status" aria-label="Reading where you stand" className="min-h-64">
      <Skeleton lines={4} />
    </div>
  );
}
