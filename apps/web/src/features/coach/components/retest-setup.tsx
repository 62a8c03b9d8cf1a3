import type { ExamChoice, Manner } from '@rightseat/contract';
import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useRetest } from '../api/get-retest.ts';
import { ratingNames } from '../exam-words.ts';
import { MannerField } from './manner-field.tsx';

type RetestSetupProps = {
  choice: ExamChoice & { retest: string };
  onManner: (manner: Manner) => void;
  onLeave: () => void;
};

/** A retest covers what its letter left, so only the manner is free. */
export function RetestSetup({ choice, onManner, onLeave }: RetestSetupProps) {
  const retest = useRetest(choice.retest);
  return (
    <div className="space-y-6">
      {retest.isError && (
        <Alert>{messageOf(retest.error, 'What a retest covers could not be read. Please try again.')}</Alert>
      )}
      {retest.isPending && <p role="status">Reading what is left to hold…</p>}
      {retest.data && (
        <>
          <section aria-labelledby="retest-ground">
            <h3 id="retest-ground">Retest, {ratingNames[retest.data.rating]}</h3>
            <p className="mt-1 text-quiet">Only what failed or was left; you keep credit for the rest.</p>
            <ul className="mt-3 list-disc space-y-1 pl-5">
              {retest.data.ground.map(({ code, title }) => (
                <li key={code}>
                  <strong>{code}</strong> {title}
                </li>
              ))}
            </ul>
          </section>
          <MannerField chosen={choice.manner} onChoose={onManner} />
        </>
      )}
      <Button look="outline" onClick={onLeave}>
        Choose another exam
      </Button>
    </div>
  );
}
