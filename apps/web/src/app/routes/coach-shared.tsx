import { useParams } from 'react-router';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { useSharedDebrief } from '#features/coach/api/debrief-actions.ts';
import { DebriefSheet } from '#features/coach/components/debrief-sheet.tsx';
import { messageOf } from '#lib/api-error.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** One debrief for an instructor who has its link: to read and to print. */
export function Component() {
  usePageMeta('Debrief', 'A debrief that a pilot has shared.');
  const { token = '' } = useParams();
  const shared = useSharedDebrief(token);
  if (shared.isPending) return <Spinner />;
  return (
    <Page>
      <PageHeader title="Debrief">{shared.data && <p>Shared by {shared.data.pilot}</p>}</PageHeader>
      <h2 className="sr-only">The session</h2>
      {shared.data && (
        <DebriefSheet conversation={shared.data.conversation} pilot={shared.data.pilot} readOnly />
      )}
      {shared.isError && (
        <p role="alert">{messageOf(shared.error, 'The debrief could not be read. Please try again.')}</p>
      )}
    </Page>
  );
}
