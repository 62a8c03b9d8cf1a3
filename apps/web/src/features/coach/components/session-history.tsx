import type { ConversationEntry } from '@rightseat/contract';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { TextLink } from '#components/text-link.tsx';
import { debriefPath } from '#config/paths.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { useConversations } from '../api/list-conversations.ts';
import { describeChoice, formatLength } from '../exam-words.ts';

/** The pilot's sessions so far, each with the way to its debrief. */
export function SessionHistory() {
  const list = useConversations();
  const sessions = list.data?.pages.flatMap((page) => page.conversations);
  return (
    <Card aria-labelledby="session-history">
      <CardTitle id="session-history">Your sessions</CardTitle>
      {list.isError && !sessions && (
        <p className="mt-4">Your sessions could not be read. Please load the page again.</p>
      )}
      {list.isPending && <Skeleton lines={2} className="mt-5" />}
      {sessions?.length === 0 && (
        <p className="mt-4 text-quiet">None yet. Each one leaves its debrief here.</p>
      )}
      {sessions && sessions.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="outline"
          className="mt-4"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show earlier sessions
        </Button>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: ConversationEntry }) {
  const { id, kind, startedAt, secondsUsed, status, grades } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        {status === 'ended' ? (
          <TextLink to={debriefPath(id)} className="font-bold">
            {formatDateTime(startedAt)}
          </TextLink>
        ) : (
          <span className="font-bold">{formatDateTime(startedAt)}</span>
        )}
        <p className="text-sm text-quiet">
          {kind === 'demo' ? 'Free demo' : describeChoice(session)} ·{' '}
          {status === 'ended' ? formatLength(secondsUsed) : 'in progress'}
        </p>
      </div>
      {grades && (
        <p className="flex gap-2">
          <Badge tone={grades.satisfactory > 0 ? 'active' : 'plain'}>{grades.satisfactory} S</Badge>
          <Badge tone={grades.unsatisfactory > 0 ? 'limit' : 'plain'}>{grades.unsatisfactory} U</Badge>
          <Badge>{grades.notAssessed} not assessed</Badge>
        </p>
      )}
    </li>
  );
}
