import { LinkButton } from '#components/button.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { paths } from '#config/paths.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

export function Component() {
  usePageMeta('Page not found', 'There is no page at this address.');
  return (
    <Page width="read">
      <PageHeader title="There is no page at this address">
        <p>404. The link may be old or mistyped.</p>
      </PageHeader>
      <LinkButton to={paths.home}>Go to the home page</LinkButton>
    </Page>
  );
}
