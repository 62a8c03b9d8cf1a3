import type { ExamChoice } from '@rightseat/contract';

/** How the exam goes, read before it: the examiner comes to his first question without saying it. */
export function ExamRules({ manner }: Pick<ExamChoice, 'manner'>) {
  return (
    <section aria-labelledby="exam-rules" className="rounded-sm border border-edge p-4 text-sm">
      <h3 id="exam-rules" className="text-base">
        How it goes
      </h3>
      <ul className="mt-2 max-w-read list-disc space-y-1 pl-5">
        <li>
          About thirty minutes with a computer. It is practice, and you are held to the ACS, not to
          perfection.
        </li>
        <li>
          {manner === 'coach'
            ? 'You get a short word after each answer.'
            : 'The examiner keeps his opinion to himself until the debrief: silence means nothing.'}
        </li>
        <li>
          Ask for the question again, for what you may assume, for time, or to come back to it. None of that
          is graded.
        </li>
        <li>
          It ends satisfactory, with a disapproval, or with a discontinuance if you stop early. A slip fails
          nothing; two answers of a task do, or something that has to be known by heart said wrong.
        </li>
      </ul>
    </section>
  );
}
