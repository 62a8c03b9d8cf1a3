import { useParams } from 'react-router';
import { Page } from '#components/page.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { TextLink } from '#components/text-link.tsx';
import { APP_NAME } from '#config/app.ts';
import { paths } from '#config/paths.ts';
import { SessionFacts } from '#features/coach/components/session-facts.tsx';
import { useSharedDebrief } from '#features/debrief/api/notes.ts';
import { DebriefSheet } from '#features/debrief/components/debrief-sheet.tsx';
import { NoteForm } from '#features/debrief/components/note-form.tsx';
import { NoteList, notePlace } from '#features/debrief/components/note-list.tsx';
import { messageOf } from '#lib/api-error.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** One debrief for an instructor who has its link: to read, to print and to comment on. */
export function Component() {
  usePageMeta('Debrief', 'A debrief that a pilot has shared.');
  const { token = '' } = useParams();
  const shared = useSharedDebrief(token);
  if (shared.isPending) return <Spinner />;
  return (
    <Page>
      <PageHeader title="Debrief">
        {shared.data && (
          <>
            <p>Shared by {shared.data.pilot}</p>
            <p className="mt-2 text-base">
              A practice oral exam, held with the computer examiner of{' '}
              <TextLink to={paths.home}>{APP_NAME}</TextLink> and graded by rules. {shared.data.pilot} made
              this link so that you can read it and say what you think: at the end of the page you can
              comment, and mark it as reviewed.
            </p>
          </>
        )}
      </PageHeader>
      <h2 className="sr-only">The session</h2>
      {shared.data && <Shared token={token} {...shared.data} />}
      {shared.isError && (
        <p role="alert">{messageOf(shared.error, 'The debrief could not be read. Please try again.')}</p>
      )}
    </Page>
  );
}

type SharedProps = NonNullable<ReturnType<typeof useSharedDebrief>['data']> & { token: string };

function Shared({ token, pilot, conversation, notes }: SharedProps) {
  return (
    <>
      <DebriefSheet
        conversation={conversation}
        pilot={pilot}
        facts={<SessionFacts conversation={conversation} isOwn={false} />}
        shared={{ notes }}
      />
      <section aria-labelledby="comments" className="mt-10 space-y-4 print:hidden">
        <h2 id="comments" className="text-xl">
          What you think
        </h2>
        <p className="max-w-read text-quiet">
          A name is enough. {pilot} reads what you write, and can delete it. Whoever else has this link reads
          it too.
        </p>
        <NoteList notes={notes} place={notePlace} />
        <NoteForm
          token={token}
          questions={conversation.debrief?.lines.length ?? 0}
          isReviewed={notes.some(({ kind }) => kind === 'reviewed')}
        />
      </section>
    </>
  );
}
