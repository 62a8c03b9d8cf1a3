import { Card, CardTitle } from '#components/card.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { ContactSupport } from '#features/config/components/contact-support.tsx';
import { SupportEmail } from '#features/config/components/support-email.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';

const questions = [
  {
    question: 'How long is a session?',
    answer:
      'Each AI coaching session is limited to 30 minutes. You may start as many as you like, within the fair use that the pricing page names.',
  },
  {
    question: 'How do I reach the AI Coach?',
    answer:
      'Your access starts the moment you buy and lasts 3 months. Sign in and open the AI Coach page from the top bar.',
  },
  {
    question: 'Can I get a refund?',
    answer: 'All sales are final. The free demo is there so that you know what you buy.',
  },
  {
    question: 'How accurate is it?',
    answer:
      'It is a study aid and can be wrong. Verify what it says with official publications and with your instructor.',
  },
];

export function Component() {
  usePageMeta('Contact', 'Write to us: answers within 24-48 hours on business days.');
  return (
    <Page>
      <PageHeader title="Get in Touch">
        <p>
          Write to us at <SupportEmail />
        </p>
      </PageHeader>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_2fr]">
        <Card>
          <CardTitle>Response time</CardTitle>
          <p className="mt-3">Typically 24-48 hours on business days.</p>
          <p className="mt-2 text-quiet">Monday-Friday, 9:00 AM-6:00 PM EST</p>
        </Card>
        <Card>
          <CardTitle>Common Questions</CardTitle>
          <dl className="mt-4 space-y-5">
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-bold">{question}</dt>
                <dd className="mt-1 text-quiet">{answer}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
      <div className="mt-8">
        <ContactSupport />
      </div>
    </Page>
  );
}
