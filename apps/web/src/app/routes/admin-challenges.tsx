import { PageHeader } from '#components/page-header.tsx';
import { Spinner } from '#components/spinner.tsx';
import { useChallenges } from '#features/admin/api/list-challenges.ts';
import { ActionAlert } from '#features/admin/components/action-alert.tsx';
import { ChallengeItem } from '#features/admin/components/challenge-item.tsx';
import { LoadAlert } from '#features/admin/components/load-alert.tsx';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

const QUEUE_ID = 'challenge-queue';

/** What pilots object to in their debriefs, worked off from the top. */
export function Component() {
  usePageMeta('Challenges', 'Lines of debriefs that pilots object to.');
  const queue = useChallenges();
  const actions = useAdminAction(() => {});
  const challenges = queue.data?.challenges ?? [];
  return (
    <>
      <PageHeader title="Challenges">
        <p>Lines of debriefs that pilots object to. The open ones first, the oldest of them on top.</p>
      </PageHeader>
      {queue.isPending && <Spinner />}
      {queue.data && challenges.length === 0 && <p className="text-quiet">Nobody has challenged a line.</p>}
      <ul id={QUEUE_ID} tabIndex={-1} className="space-y-5">
        {challenges.map((challenge) => (
          <ChallengeItem key={challenge.id} challenge={challenge} actions={actions} />
        ))}
      </ul>
      <ActionAlert actions={actions} returnFocusTo={QUEUE_ID} />
      <LoadAlert
        failure={queue.isError ? { error: queue.error, at: queue.errorUpdatedAt } : null}
        onRetry={() => void queue.refetch()}
      />
    </>
  );
}
