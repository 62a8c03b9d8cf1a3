import { Navigate, useSearchParams } from 'react-router';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { paths } from '#config/paths.ts';
import { useUsage } from '#features/account/api/get-usage.ts';
import { carryNotice } from '#features/coach/access-notice.ts';
import { SessionHistory } from '#features/coach/components/session-history.tsx';
import { SessionInfo } from '#features/coach/components/session-info.tsx';
import { OutsideSession } from '#features/conversation/components/outside-session.tsx';
import {
  ConversationContext,
  useOwnConversation,
} from '#features/conversation/hooks/conversation-context.ts';
import { fetchExamRoom } from '#features/conversation/room/late-exam-room.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';
import { CoachAccount } from './coach/coach-account.tsx';
import { CoachPanel } from './coach/coach-panel.tsx';
import { useCoachAccess } from './coach/use-coach-access.ts';

export function Component() {
  usePageMeta('AI Coach', 'Thirty-minute spoken mock orals with the examiner.');
  const access = useCoachAccess();
  const [search] = useSearchParams();
  if (access.status === 'verifying') return <Spinner label="Verifying subscription..." />;
  if (access.status === 'refused') {
    return <Navigate to={paths.pricing} replace state={carryNotice(access.because)} />;
  }
  // Another exam chosen by a link, from a debrief on this page for instance, begins afresh.
  return <Coach key={search.toString()} expirationDate={access.expirationDate} />;
}

function Coach({ expirationDate }: { expirationDate: string | null }) {
  const conversation = useOwnConversation(fetchExamRoom);
  const usage = useUsage();
  return (
    <ConversationContext value={conversation}>
      <Page>
        <OutsideSession>
          <div className="print:hidden">
            <PageHeader title="AI Coach">
              {/* On a phone the exam that is offered stands on the first screen. */}
              <p className="max-lg:hidden">
                Thirty minutes across the table from the examiner. Your words on the record, and every grade
                proved by them.
              </p>
            </PageHeader>
          </div>
        </OutsideSession>
        <CoachPanel />
        <OutsideSession>
          <CoachAccount expirationDate={expirationDate} />
          <div className="mt-6 grid items-start gap-5 lg:grid-cols-2 print:hidden">
            <SessionInfo sessionsThisMonth={usage.data?.sessionsThisMonth} />
            <SessionHistory />
          </div>
        </OutsideSession>
      </Page>
    </ConversationContext>
  );
}
