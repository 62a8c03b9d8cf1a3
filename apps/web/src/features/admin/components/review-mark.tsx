import type { PreviewQuestion, QuestionReview } from '@rightseat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { formatIsoDay } from '#lib/format-date.ts';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { adminKey } from '../api/admin-key.ts';
import { reviewsKey } from '../api/list-reviews.ts';
import { markRead, takeBackRead } from '../api/mark-read.ts';
import type { QuestionReader } from './reader-fields.tsx';

type ReviewMarkProps = {
  question: PreviewQuestion;
  review: QuestionReview | undefined;
  /** Who reads now; asks for what is missing and gives null until it is there. */
  requireReader: () => QuestionReader | null;
};

/** Whether somebody read this wording, and the button that says so or takes it back. */
export function ReviewMark({ question, review, requireReader }: ReviewMarkProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRead = review?.isCurrent === true;
  const around = useFollowFocus<HTMLDivElement>(isRead ? 'read' : 'unread');

  const send = async (change: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await change();
      await cache.invalidateQueries({ queryKey: reviewsKey });
    } catch (error) {
      setFailure(messageOf(error, 'That did not work. Please try again.'));
      // What was read may have changed under the page.
      void cache.invalidateQueries({ queryKey: adminKey });
    } finally {
      setBusy(false);
    }
  };
  const mark = () => {
    const reader = requireReader();
    if (reader) void send(() => markRead(question.id, { ...reader, wording: question.wording }));
  };

  return (
    <div ref={around} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className={isRead ? 'font-bold text-active' : 'text-quiet'}>
        {review ? `Read by ${review.name} on ${formatIsoDay(review.readOn)}` : 'Read by nobody yet'}
        {review && !isRead && ', and changed since: nobody has read what it says now'}.
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {!isRead && (
          <Button {...TAKES_FOCUS} look="outline" disabled={busy} onClick={mark}>
            Mark as read
          </Button>
        )}
        {review && (
          <Button
            {...(isRead && TAKES_FOCUS)}
            look="quiet"
            disabled={busy}
            onClick={() => void send(() => takeBackRead(question.id))}
          >
            Take it back
          </Button>
        )}
      </div>
      {failure && (
        <p role="alert" className="basis-full font-bold text-limit">
          {failure}
        </p>
      )}
    </div>
  );
}
