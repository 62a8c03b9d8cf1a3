import type { PreviewQuestion } from '@rightseat/contract';
import type { ReactNode } from 'react';

type QuestionTextProps = {
  question: PreviewQuestion;
  heading?: 'h2' | 'h3';
  /** In place of the references by their bare names. */
  sources?: ReactNode;
};

/** A question as it is written, with all that only its editor sees. */
export function QuestionText({ question, heading: Heading = 'h2', sources }: QuestionTextProps) {
  const { ask, onFlight, rephrase, points, modelAnswer, references, acs, exhibit, mustKnow } = question;
  return (
    <>
      <Heading className="max-w-read text-xl leading-snug">{ask}</Heading>
      <p className="mt-1 text-sm break-words text-quiet">{question.id}</p>
      <dl className="mt-4 grid gap-x-4 gap-y-2 sm:grid-cols-[9rem_1fr]">
        {onFlight && <Part name="On the flight">{onFlight}</Part>}
        {rephrase && <Part name="Rephrase">{rephrase}</Part>}
        <Part name="Points">
          <ul className="list-disc space-y-1.5 pl-5">
            {points.map(({ statement, essential, nudge }) => (
              <li key={statement}>
                {statement}
                {!essential && <span className="text-sm text-quiet"> Not essential.</span>}
                {nudge && <span className="block text-sm text-quiet">Where it is left out: “{nudge}”</span>}
              </li>
            ))}
          </ul>
        </Part>
        <Part name="Model answer">{modelAnswer}</Part>
        <Part name="Reference">{sources ?? references.join(' · ')}</Part>
        <Part name="Standard">{`${acs.join(', ')}, ${question.level}`}</Part>
        {mustKnow && <Part name="Books">To be known by heart: looking it up is no answer.</Part>}
        {exhibit && <Part name="Exhibit">{exhibit}</Part>}
      </dl>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm font-bold text-quiet">{name}</dt>
      <dd className="max-w-read">{children}</dd>
    </>
  );
}
