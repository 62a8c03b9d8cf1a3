import { Navigate, useSearchParams } from 'react-router';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { carryNotice } from '#features/coach/access-notice.ts';
import { useLastRating } from '#features/coach/api/get-last-choice.ts';
import { readDrillOfLink } from '#features/drill/drill-of-link.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';
import { useCoachAccess } from './coach/use-coach-access.ts';
import { DrillPanel } from './drills/drill-panel.tsx';

export function Component() {
  usePageMeta('Two-minute drill', 'A few quick questions on what you need most, judged at once.');
  const access = useCoachAccess();
  const [search] = useSearchParams();
  const rating = useLastRating();
  if (access.status === 'verifying') return <Spinner label="Verifying subscription..." />;
  if (access.status === 'refused') {
    return <Navigate to={paths.pricing} replace state={carryNotice(access.because)} />;
  }
  if (!rating) return <Spinner />;
  return (
    <Page>
      <PageHeader title="Two-minute drill">
        <p>
          Aloud or typed, quick, and judged as in a session. It moves{' '}
          <TextLink to={paths.progress}>your map</TextLink> and counts as no session.
        </p>
      </PageHeader>
      <DrillPanel initial={readDrillOfLink(search, rating)} />
    </Page>
  );
}
