import { Badge } from '#components/badge.tsx';
import { AnswerBeside } from '#features/debrief/components/answer-beside.tsx';
import { nameCode } from '#lib/name-code.ts';
import { exampleLine, exampleSources } from './example-line.ts';

/** What a pilot takes home: the debrief's own line on the exchange that is heard above. */
export function DebriefPicture() {
  return (
    <section aria-labelledby="debrief-picture" className="border-t border-line">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[1fr_1.6fr] lg:items-center lg:gap-16">
        <div>
          <h2 id="debrief-picture" className="text-title">
            The debrief says what to read tonight
          </h2>
          <p className="mt-4 max-w-xl text-lg text-quiet">
            Your own words, the grade, what was missing, a right answer, and where it stands. No percentages
            and no praise: satisfactory, unsatisfactory, or not assessed.
          </p>
        </div>
        <figure className="rounded-md border border-line bg-panel p-5 sm:p-7">
          <figcaption className="mb-4 text-sm text-quiet">
            What the examiner's debrief says of the exchange above
          </figcaption>
          <p className="mb-4">
            <Badge tone="limit">U · Unsatisfactory</Badge>
          </p>
          <h3 className="sr-only">The answer</h3>
          <AnswerBeside line={exampleLine} />
          <p className="mt-4 text-quiet">Read: {exampleSources.map(nameCode).join(', ')}</p>
        </figure>
      </div>
    </section>
  );
}
