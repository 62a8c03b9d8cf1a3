import { LinkButton } from '#components/button.tsx';
import { PLAN_PRICE_DOLLARS } from '#config/app.ts';
import { paths } from '#config/paths.ts';

const questions = [
  {
    question: 'Is this an FAA examiner?',
    answer:
      'No. It is a computer that asks from the published certification standards. It can be wrong, and it gives no credit towards anything.',
  },
  {
    question: 'Which tests does it prepare for?',
    answer:
      'The oral of the private pilot and of the instrument rating, single-engine airplane. What is examined in flight stays with your instructor.',
  },
  {
    question: 'Is my voice kept?',
    answer:
      'Not unless you ask for it before an exam, to hear your answers again: then for thirty days, and you can delete them. Else your voice is processed as you speak and not stored; the words are kept for your debrief.',
  },
  {
    question: 'What if I have no microphone, or a loud room?',
    answer: 'Type your answers: the same examiner, the same questions, the same debrief.',
  },
  {
    question: 'Does it renew by itself?',
    answer: 'Never. You pay once, it lasts three months, and then it ends. All sales are final.',
  },
];

/** What it costs, and what people ask before they pay. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="border-t border-line bg-panel">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[1fr_1.3fr] lg:gap-16">
        <div>
          <h2 className="text-title">${PLAN_PRICE_DOLLARS}, once</h2>
          <p className="mt-4 max-w-xl text-lg text-quiet">
            Three months with the examiner, thirty minutes a session, both ratings. No card for the demo, and
            no subscription after it.
          </p>
          <LinkButton look="outline" size="large" to={paths.pricing} className="mt-6">
            What you get
          </LinkButton>
        </div>
        <div>
          <h2 id="questions" className="text-xl">
            Questions people ask
          </h2>
          <dl className="mt-4 divide-y divide-line">
            {questions.map(({ question, answer }) => (
              <div key={question} className="py-4">
                <dt className="font-bold">{question}</dt>
                <dd className="mt-1 text-quiet">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
