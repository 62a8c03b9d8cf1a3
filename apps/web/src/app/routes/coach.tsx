import { Navigate, useSearchParams } from 'react-router';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { paths } from '#config/paths.ts';
import { useUsage } from '#features/account/api/get-usage.ts';
import { carryNotice } from '#features/coach/access-notice.ts';
import { SessionHistory } from '#features/coach/components/session-history.tsx';
import { SessionInfo } from '#features/coach/components/session-info.tsx';
import {
  ConversationContext,
  useOwnConversation,
} from '#features/conversation/hooks/conversation-context.ts';
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
  const conversation = useOwnConversation();
  const usage = useUsage();
  return (
    <Page>
      <div className="print:hidden">
        <PageHeader title="AI Coach">
          <p>
            Thirty minutes across the table from the examiner. Your words on the record, and every grade
            proved by them.
          </p>
        </PageHeader>
        <CoachAccount expirationDate={expirationDate} />
      </div>
      <ConversationContext value={conversation}>
        <CoachPanel />
      </ConversationContext>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2 print:hidden">
        <SessionInfo sessionsThisMonth={usage.data?.sessionsThisMonth} />
        <SessionHistory />
      </div>
    </Page>
  );
}
