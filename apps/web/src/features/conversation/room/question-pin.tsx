import { useCurrentQuestion } from '../hooks/use-current-question.ts';

/** What stands to be answered, in sight until something else is asked. */
export function QuestionPin() {
  const question = useCurrentQuestion();
  return (
    <section
      aria-labelledby="the-question"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      // Reversed, its end stays in sight where there is no room for all: what leads up to a question can be missed.
      className="flex max-h-[30dvh] min-h-18 flex-col-reverse overflow-y-auto px-4 py-3 squeezed:max-h-[25dvh] squeezed:py-1 beside:max-h-none lg:self-center lg:px-8"
    >
      <div className="mb-auto">
        <h2 id="the-question" className="text-sm font-normal tracking-normal text-quiet">
          {question ? 'The question' : 'Before the first question'}
        </h2>
        {question?.about && <p className="text-sm text-quiet lg:text-base">{question.about}</p>}
        {question?.lead && (
          <p className="leading-snug max-sm:text-sm tall:text-base lg:text-xl">{question.lead}</p>
        )}
        <p className="text-lg leading-snug font-bold sm:text-xl tall:mt-1 tall:text-2xl lg:mt-2 lg:text-3xl">
          {question?.words ?? 'The examiner begins.'}
        </p>
      </div>
    </section>
  );
}
