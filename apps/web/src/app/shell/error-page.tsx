import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '#components/button.tsx';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { paths } from '#config/paths.ts';

/** What a page shows when it cannot render. A full load of home is the safe way out. */
export function ErrorPage() {
  const { message, stack } = describeError(useRouteError());
  return (
    <Page width="read">
      <PageHeader title="Unexpected Application Error!">
        <p>The page could not be shown. Loading it again often helps. Nothing of yours was lost.</p>
      </PageHeader>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Load again</Button>
        <Button look="outline" onClick={() => window.location.assign(paths.home)}>
          Go to the home page
        </Button>
      </div>
      <details className="mt-8 rounded-sm border border-line">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 wrap-anywhere">
          Details, for a mail to us: {message}
        </summary>
        <pre className="px-4 pb-4 text-sm whitespace-pre-wrap wrap-anywhere">{stack}</pre>
      </details>
    </Page>
  );
}

function describeError(error: unknown): { message: string; stack: string } {
  const told = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error);
  return { message: told, stack: error instanceof Error ? (error.stack ?? told) : told };
}
