import { retentionDays } from '@rightseat/contract';
import { LegalPage, type LegalSection } from '#components/legal-page.tsx';
import { TextLink } from '#components/text-link.tsx';
import { APP_NAME } from '#config/app.ts';
import { paths } from '#config/paths.ts';
import { SupportEmail } from '#features/config/components/support-email.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';

const sections: LegalSection[] = [
  {
    title: 'What this policy covers',
    body: (
      <p>
        This policy says what {APP_NAME} collects when you visit, take the demo or use an account, why, and
        what you can do about it.
      </p>
    ),
  },
  {
    title: 'What you give us',
    body: (
      <>
        <p>When you register we store:</p>
        <ul>
          <li>your name,</li>
          <li>your e-mail address,</li>
          <li>your password, hashed: we cannot read it,</li>
          <li>the date your account was created.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Payment data',
    body: (
      <p>
        Card payments are handled by a payment provider. Your card data is not stored with us. We keep only
        transaction ids, the payment status and the last 4 digits of the card.
      </p>
    ),
  },
  {
    title: 'Usage data',
    body: (
      <>
        <p>When you use the service we collect:</p>
        <ul>
          <li>the dates and duration of your sessions,</li>
          <li>your interactions with the AI: the words of the conversation, their grades and the debrief,</li>
          <li>the flight that you may describe for your exams: its airplane, route and weights,</li>
          <li>the kind of device and browser, your IP address, and logs of requests and errors.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Your voice',
    body: (
      <p>
        Your voice is processed in real time by a third-party voice AI service, to understand you and to
        answer. It is not stored long-term. What is kept is the text of what was said. If you would rather not
        speak, you can type. Only where you switch it on before an exam are your answers in it kept as sound
        too, for you to hear them again: for {retentionDays.voice} days and for you alone. You can delete each
        of them in the debrief, and all of them there and on your account page; your export holds them. The
        sound of drills and of answers said again in a debrief is never kept.
      </p>
    ),
  },
  {
    title: 'How we use your data',
    body: (
      <p>
        To run your sessions, to write your debriefs, to give you the access you bought, to answer you, to
        keep the service safe and to find faults. We do not sell it. When you challenge a line of a debrief,
        an admin may read what was said in that session. When you make a link to a debrief, whoever has it
        reads that debrief with your name, and can leave a name and comments, which you can delete.
      </p>
    ),
  },
  {
    title: 'Who processes it for us',
    body: (
      <p>
        Hosting and the database are run by third parties, as are payments, the delivery of e-mail and the
        voice service. A language model of a third party may read the text of an answer to help the examiner
        understand it. They process data on our behalf and for no purpose of their own.
      </p>
    ),
  },
  {
    title: 'How we protect it',
    body: (
      <p>
        Passwords are hashed with a function made for them, connections are encrypted, sessions can be ended
        from your account, and access by us is limited. No system is perfectly safe; tell us if you see
        something.
      </p>
    ),
  },
  {
    title: 'How long we keep it',
    body: (
      <>
        <p>
          Account data and sessions are kept while you have an account. Delete the account and they are
          deleted too, except records of payments that the law makes us keep, which stay without your name.
        </p>
        <ul>
          <li>
            The words of a demo, its debrief, what you thought of its replies, and a keyed hash of the address
            that it was taken from: {retentionDays.demo} days after its end. A demo that you keep in your
            account goes with it.
          </li>
          <li>
            The sound of your answers, where you asked for it before the exam: {retentionDays.voice} days, or
            until you delete it.
          </li>
          <li>
            An account whose address is never verified: {retentionDays.unverifiedAccount} days after its last
            link has expired.
          </li>
          <li>
            The record of what our administrators do: for good; the address it came from and the number of an
            account that was deleted, {retentionDays.auditOrigin} days.
          </li>
          <li>
            What happened to the safety of your account (sign-ins that failed, new devices, changes of
            password, passkeys and second step), with the address and the browser it came from:{' '}
            {retentionDays.securityEvent} days. You see it on your account page.
          </li>
          <li>
            Where you are signed in: until you sign out, 30 days after your last visit, or 90 days after you
            signed in.
          </li>
          <li>
            That we wrote to you: {retentionDays.mail} days. The words of a mail go once it is sent, and a
            link in it {retentionDays.oldLink} days after it has expired.
          </li>
          <li>Counts of tries that keep the service safe, as keyed hashes: a day at most.</li>
          <li>
            How many minutes a session took, and what was paid: for good, without your name once the account
            is gone.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <p>You may:</p>
        <ul>
          <li>see the data we hold about you, and export it;</li>
          <li>correct it, or have it deleted;</li>
          <li>opt out of marketing;</li>
          <li>withdraw a consent you gave.</li>
        </ul>
        <p>
          Most of this is on <TextLink to={paths.account}>your account page</TextLink>. For the rest, write to{' '}
          <SupportEmail />.
        </p>
      </>
    ),
  },
  {
    title: 'Children',
    body: (
      <p>
        The service is not for children under 13, and we do not knowingly collect their data. If you believe
        that a child has an account, tell us and we delete it.
      </p>
    ),
  },
  {
    title: 'E-mail we send',
    body: (
      <p>
        Mails that belong to your account: verification, password reset, purchase confirmation, refund notices
        and a notice before your access ends. The plan of your week comes on Mondays only if you switch it on,
        and each such mail has a link that ends it. Marketing mail, should we ever send any, can be switched
        off in every one of them.
      </p>
    ),
  },
  {
    title: 'Transfers, tracking and changes',
    body: (
      <>
        <p>
          Your data may be processed in the United States and in other countries where our providers work.
        </p>
        <p>
          Cookies keep you signed in; we use no advertising trackers. Do Not Track signals are not honored:
          there is no tracking that they would switch off.
        </p>
        <p>We may change this policy. The dates above tell when we last did.</p>
      </>
    ),
  },
];

export function Component() {
  usePageMeta('Privacy Policy', 'What we collect, why, who processes it, and what you can do about it.');
  return (
    <LegalPage title="Privacy Policy" updated="January 2025" extended="November 2026" sections={sections} />
  );
}
