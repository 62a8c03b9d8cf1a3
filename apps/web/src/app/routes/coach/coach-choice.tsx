import type { ExamChoice } from '@rightseat/contract';
import { Button } from '#components/button.tsx';
import { useExamChoices } from '#features/coach/api/get-exam-choices.ts';
import { ExamRules } from '#features/coach/components/exam-rules.tsx';
import { ExamSetup } from '#features/coach/components/exam-setup.tsx';
import { RetestSetup } from '#features/coach/components/retest-setup.tsx';

type CoachChoiceProps = {
  choice: ExamChoice;
  /** The last exam is not known yet: what is offered may still change under the pilot's hand. */
  unsettled: boolean;
  onChange: (choice: ExamChoice) => void;
};

/** What the exam will cover. Without the list the pilot can still meet the examiner on the whole ground. */
export function CoachChoice({ choice, unsettled, onChange }: CoachChoiceProps) {
  const choices = useExamChoices();
  const settled = unsettled ? undefined : choices.data;
  return (
    <div className="space-y-5">
      <h2 className="text-2xl">Your exam</h2>
      {choice.retest !== undefined && (
        <RetestSetup choice={{ ...choice, retest: choice.retest }} onChange={onChange} />
      )}
      {settled && choice.retest === undefined && (
        <ExamSetup choices={settled} choice={choice} onChange={onChange} />
      )}
      {!settled && !choices.isError && choice.retest === undefined && (
        <p role="status" className="min-h-96 text-quiet">
          Reading what can be examined…
        </p>
      )}
      {choices.isError && !choices.data && (
        <div className="space-y-3">
          <p>What can be chosen could not be read. A private pilot exam over all areas can still be held.</p>
          <Button look="outline" onClick={() => void choices.refetch()}>
            Try again
          </Button>
        </div>
      )}
      <ExamRules manner={choice.manner} />
    </div>
  );
}
