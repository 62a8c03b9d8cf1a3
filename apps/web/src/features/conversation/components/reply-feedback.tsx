import type { KeyboardEvent } from 'react';
import { ThumbDownIcon, ThumbUpIcon } from '#components/icons.tsx';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { mayBeJudged } from '../session/captions.ts';
import type { CaptionLine, FeedbackScore } from '../session/conversation-state.ts';

const THUMB = 'data-thumb';

const thumbs = [
  { score: 'like', name: 'Like this reply', told: 'You liked this reply', Icon: ThumbUpIcon },
  { score: 'dislike', name: 'Dislike this reply', told: 'You disliked this reply', Icon: ThumbDownIcon },
] as const;

/** What the pilot thinks of a reply, said once, quietly: it is for us, and changes nothing in the exam. */
export function ReplyFeedback({ line }: { line: CaptionLine }) {
  const { judge } = useConversation();
  const isLatest = useConversationState(({ captions }) => captions.findLast(mayBeJudged)?.key === line.key);
  if (line.score !== null) {
    const { told, Icon } = thumbs.find(({ score }) => score === line.score)!;
    return (
      <span
        role="img"
        aria-label={told}
        className="absolute top-0 right-0 grid size-7 place-items-center text-course"
      >
        <Icon />
      </span>
    );
  }
  if (!mayBeJudged(line)) return null;
  return (
    // In a log what is added is read out: the buttons are not what was said.
    <div aria-live="off" className="absolute top-0 right-0 flex gap-1">
      {thumbs.map(({ score, name, Icon }) => (
        <button
          key={score}
          type="button"
          aria-label={name}
          title={name}
          {...{ [THUMB]: score }}
          // Of some seventy buttons two stand in the way of the tab key; the arrows reach the rest.
          tabIndex={isLatest ? 0 : -1}
          onKeyDown={(event) => moveBetween(event, score)}
          onClick={() => judge(line.key, score)}
          className="grid size-7 cursor-pointer place-items-center rounded-sm text-quiet hover:text-ink"
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}

/** Up and down: the same thumb of the reply before, or after. */
function moveBetween(event: KeyboardEvent<HTMLButtonElement>, score: FeedbackScore): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLElement>(`[${THUMB}=${score}]`)];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}
