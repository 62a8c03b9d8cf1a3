import { useParams, useSearchParams } from 'react-router';
import { Page } from '#components/page.tsx';
import { Spinner } from '#components/spinner.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { SessionFacts } from '#features/coach/components/session-facts.tsx';
import { useConversationRecord } from '#features/conversation/api/get-conversation.ts';
import { useKeepOnArrival } from '#features/conversation/api/keep-debrief.ts';
import { DebriefSheet } from '#features/debrief/components/debrief-sheet.tsx';
import { messageOf } from '#lib/api-error.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** One past session; a pilot keeps it when the access has ended. */
export function Component() {
  usePageMeta('Debrief', 'What was asked, what you said, and what it came to.');
  const { conversationId = '' } = useParams();
  const identity = useIdentity();
  const pilot = identity.status === 'signed-in' ? identity.user.name : '';
  const wantsToKeep = useSearchParams()[0].has('keep');
  const { isDone } = useKeepOnArrival(conversationId, wantsToKeep);
  const record = useConversationRecord(conversationId, isDone);
  if (record.isPending) return <Spinner />;
  return (
    <Page>
      <header className="-mt-2 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 sm:-mt-8">
        <h1 className="text-title">Debrief</h1>
        <p className="print:hidden">
          Back to <TextLink to={paths.dashboard}>your dashboard</TextLink>
        </p>
      </header>
      <h2 className="sr-only">The session</h2>
      {record.data?.debrief && (
        <DebriefSheet
          conversation={record.data}
          pilot={pilot}
          facts={<SessionFacts conversation={record.data} />}
        />
      )}
      {record.data && !record.data.debrief && <p>This session has no debrief yet.</p>}
      {record.isError && !record.data && (
        <p role="alert">{messageOf(record.error, 'The debrief could not be read. Please try again.')}</p>
      )}
    </Page>
  );
}
