import { LegalPage, type LegalSection } from '#components/legal-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { APP_NAME } from '#config/app.ts';
import { paths } from '#config/paths.ts';
import { SupportEmail } from '#features/config/components/support-email.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';

const sections: LegalSection[] = [
  {
    title: 'Acceptance of these terms',
    body: (
      <p>
        By opening an account, buying access or using the demo you accept these terms. If you do not accept
        them, please do not use {APP_NAME}.
      </p>
    ),
  },
  {
    title: 'The service and its limits',
    body: (
      <>
        <p>
          {APP_NAME} holds mock oral exams by voice between you and an AI examiner, to help you prepare for a
          checkride. It is a supplemental study tool.
        </p>
        <ul>
          <li>The free demo lasts 5 minutes and is limited in number per day.</li>
          <li>Each AI coaching session is limited to 30 minutes.</li>
          <li>
            There is no limit to the number of sessions. So that one account cannot take the service from the
            others, the minutes of a month have a generous limit; the AI Coach page shows it and what you have
            used.
          </li>
          <li>Paid access lasts 3 months from the day of purchase.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'No guarantee of success',
    body: (
      <p>
        We do not promise that you will pass a checkride, a knowledge test or any other exam. That depends on
        you, your training and your examiner.
      </p>
    ),
  },
  {
    title: 'Accuracy of the AI',
    body: (
      <p>
        The examiner is software. It can mishear you, ask a poor question, grade you wrongly or state
        something that is out of date. Verify everything against the current regulations and official
        publications, and with your instructor, before you rely on it.
      </p>
    ),
  },
  {
    title: 'No government affiliation',
    body: (
      <p>
        {APP_NAME} is not affiliated with or endorsed by the FAA or any other authority. Its questions are our
        own and are not taken from any official exam.
      </p>
    ),
  },
  {
    title: 'Not professional advice',
    body: (
      <p>
        Nothing here is flight instruction, legal advice or medical advice, and nothing here counts as
        training time. Decisions in and about an aircraft are the pilot in command's.
      </p>
    ),
  },
  {
    title: 'Payment and refunds',
    body: (
      <>
        <p>
          Access costs $99.00, paid once, for 3 months. There are no recurring charges. Card payments are
          handled by a payment provider; we never see your card number.
        </p>
        <p>All sales are final. There are no refunds for time not used, in whole or pro-rated.</p>
      </>
    ),
  },
  {
    title: 'Limits of liability',
    body: (
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for indirect or
        consequential loss, and our total liability to you is capped at the amount you paid us.
      </p>
    ),
  },
  {
    title: 'Your conduct',
    body: (
      <>
        <p>You agree not to:</p>
        <ul>
          <li>share your account or its password with others;</li>
          <li>get around session limits, demo limits or other technical limits;</li>
          <li>attack, overload or copy the service, or use it against the law.</li>
        </ul>
        <p>An account used this way may be terminated without a refund.</p>
      </>
    ),
  },
  {
    title: 'Intellectual property',
    body: (
      <p>
        The service, its questions, texts and software belong to us or our licensors. Your answers are yours;
        you let us process them to run your sessions and write your debriefs. Government publications that we
        cite are in the public domain.
      </p>
    ),
  },
  {
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. The dates above tell when we last did. Changes do not shorten access you
        have already paid for. Using the service after a change means that you accept it.
      </p>
    ),
  },
  {
    title: 'Availability',
    body: (
      <p>
        We work to keep the service up but do not promise that it always is. Maintenance, faults or our
        providers may interrupt it, and features may change.
      </p>
    ),
  },
  {
    title: 'Governing law',
    body: (
      <>
        <p>These terms are governed by the laws of the United States.</p>
        <p>
          Questions about them: <SupportEmail />. How we treat your data is told in the{' '}
          <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
        </p>
      </>
    ),
  },
];

export function Component() {
  usePageMeta('Terms of Service', 'The terms of use, payment and refunds.');
  return (
    <LegalPage title="Terms of Service" updated="January 2025" extended="November 2026" sections={sections} />
  );
}
