import type { ConversationOutput } from '@rightseat/contract';
import { formatDateTime } from '#lib/format-date.ts';
import { describeChoice, describeEnding, formatLength } from '../exam-words.ts';

type SessionFactsProps = { conversation: ConversationOutput; isOwn?: boolean };

/** When a session was, on what, and how it ended. */
export function SessionFacts({ conversation, isOwn = true }: SessionFactsProps) {
  const { kind, startedAt, secondsUsed, endReason } = conversation;
  return (
    <p className="text-sm text-quiet">
      {startedAt && `${formatDateTime(startedAt)} · `}
      {kind === 'demo' ? 'Free demo' : describeChoice(conversation)} ·{' '}
      {isOwn ? `${describeEnding(endReason)} after ${formatLength(secondsUsed)}` : formatLength(secondsUsed)}
    </p>
  );
}
