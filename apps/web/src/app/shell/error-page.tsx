import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '#components/button.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { paths } from '#config/paths.ts';

/** What a page shows when it cannot render. A full load of home is the safe way out. */
export function ErrorPage() {
  const details = describeError(useRouteError());
  return (
    <Page width="read">
      <PageHeader title="Unexpected Application Error!">
        <p>The page could not be shown. Loading it again often helps; the details below help us.</p>
      </PageHeader>
      <pre className="overflow-x-auto rounded-sm border border-line bg-sunk p-4 text-sm whitespace-pre-wrap">
        {details}
      </pre>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Load again</Button>
        <Button look="outline" onClick={() => window.location.assign(paths.home)}>
          Go to the home page
        </Button>
      </div>
    </Page>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
