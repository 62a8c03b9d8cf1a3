import { Button, LinkButton } from '#components/button.tsx';
import { TextLink } from '#components/text-link.tsx';
import { debriefPath, keepDebriefPath, paths } from '#config/paths.ts';
import { useIdentity } from '#features/auth/api/get-me.ts';
import { useKeepDebrief } from '#features/conversation/api/keep-debrief.ts';
import { messageOf } from '#lib/api-error.ts';

/** Without an account the debrief goes after some weeks: one press, or one registration, and it stays. */
export function KeepDebrief({ conversationId }: { conversationId: string }) {
  const identity = useIdentity();
  const keep = useKeepDebrief();
  if (identity.status === 'loading') return null;
  if (keep.isSuccess) {
    return (
      <p role="status">
        Kept. It stands <TextLink to={debriefPath(conversationId)}>in your account</TextLink>.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-96">
        {identity.status === 'signed-in'
          ? 'Keep it beside your sessions: it counts on your map.'
          : 'An account is free. Sign up, and this debrief is the first thing in it.'}
      </p>
      {identity.status === 'signed-in' ? (
        <Button look="outline" disabled={keep.isPending} onClick={() => keep.mutate(conversationId)}>
          Keep this debrief
        </Button>
      ) : (
        <LinkButton look="outline" to={paths.register} state={{ from: keepDebriefPath(conversationId) }}>
          Keep this debrief
        </LinkButton>
      )}
      {keep.isError && <p role="alert">{messageOf(keep.error, 'It could not be kept. Please try again.')}</p>}
    </div>
  );
}
