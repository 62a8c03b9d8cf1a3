import { LinkButton } from '#components/button.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { paths } from '#config/paths.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('RightSeat: a spoken mock oral exam for pilots', 'Sit a mock FAA oral exam out loud.');
  return (
    <Page>
      <PageHeader title="Home" />
      <LinkButton to={paths.demo}>Try 5-Minute Free Demo</LinkButton>
    </Page>
  );
}
