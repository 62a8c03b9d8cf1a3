import type { ExamChoice, ExamChoicesOutput } from '@rightseat/contract';
import { useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import type { ChangeChoice } from './change-choice.ts';
import { PersonaField } from './persona-field.tsx';
import { RatingField } from './rating-field.tsx';
import { SoundCheck } from './sound-check.tsx';

const titles = ['What you prepare for', 'Who examines you', 'Your microphone'];

type FirstStepsProps = {
  choices: ExamChoicesOutput;
  choice: ExamChoice;
  hasSamples: boolean;
  onChange: ChangeChoice;
  readMicrophoneId: () => Promise<string | null>;
};

/** The first visit in three steps. None has to be taken: the exam can begin at each. */
export function FirstSteps({ choices, choice, hasSamples, onChange, readMicrophoneId }: FirstStepsProps) {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (next: number) => {
    setStep(next);
    // The button that was pressed may be gone, and what it led to is read from its beginning.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="first-step" className="rounded-sm border border-edge p-4 sm:p-5">
      <p className="text-sm font-bold text-course">Step {step + 1} of 3</p>
      <h3 id="first-step" ref={heading} tabIndex={-1} className="text-lg focus-visible:outline-none">
        {titles[step]}
      </h3>
      <div className="mt-3 min-h-40">
        {step === 0 && (
          <RatingField
            ratings={choices.ratings}
            chosen={choice.rating}
            onChoose={(rating) => onChange((now) => ({ ...now, rating }))}
          />
        )}
        {step === 1 && <PersonaField choice={choice} hasSamples={hasSamples} onChange={onChange} />}
        {step === 2 && <SoundCheck readMicrophoneId={readMicrophoneId} />}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {step > 0 && (
          <Button look="quiet" onClick={() => go(step - 1)}>
            Back
          </Button>
        )}
        {step < 2 ? (
          <Button look="outline" onClick={() => go(step + 1)}>
            Next
          </Button>
        ) : (
          <p className="text-quiet">That is all. Meet with the examiner when you are ready.</p>
        )}
      </div>
    </section>
  );
}
