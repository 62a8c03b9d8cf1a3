import type { Challenge } from '@rightseat/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { TextArea } from '#components/text-area.tsx';
import { messageOf } from '#lib/api-error.ts';
import { classNames } from '#lib/class-names.ts';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { useChallengeLine } from '../api/debrief-actions.ts';

type ChallengeLineProps = { conversationId: string; position: number; challenge: Challenge | undefined };

const verdicts = {
  open: 'You challenged this line. It waits for an answer.',
  upheld: 'You challenged this line; the grade stands.',
  overruled: 'You challenged this line, and you were right. Your progress counts it as satisfactory.',
};

/** The pilot's objection to one line, and what was said to it. */
export function ChallengeLine({ conversationId, position, challenge }: ChallengeLineProps) {
  const [open, setOpen] = useState(false);
  const around = useFollowFocus<HTMLDivElement>(challenge ? 'challenge' : open ? 'form' : 'button');
  return (
    <div
      ref={around}
      className={classNames(!challenge && 'print:hidden', (challenge || open) && 'basis-full')}
    >
      {challenge && (
        <div {...TAKES_FOCUS} tabIndex={-1} className="border-l-4 border-caution pl-3">
          <p className="font-bold">{verdicts[challenge.status]}</p>
          <p className="text-quiet">“{challenge.note}”</p>
          {challenge.ruling && <p className="mt-1">{challenge.ruling}</p>}
        </div>
      )}
      {!challenge && !open && (
        <button
          type="button"
          {...TAKES_FOCUS}
          className="min-h-11 text-sm text-quiet underline underline-offset-4 hover:text-ink"
          onClick={() => setOpen(true)}
        >
          Challenge this
        </button>
      )}
      {!challenge && open && (
        <ChallengeForm conversationId={conversationId} position={position} onCancel={() => setOpen(false)} />
      )}
    </div>
  );
}

type ChallengeFormProps = { conversationId: string; position: number; onCancel: () => void };

function ChallengeForm({ conversationId, position, onCancel }: ChallengeFormProps) {
  const [note, setNote] = useState('');
  const send = useChallengeLine(conversationId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ position, note });
  };
  return (
    <form onSubmit={submit} className="space-y-2">
      <TextArea
        {...TAKES_FOCUS}
        label="What is wrong with it?"
        rows={3}
        maxLength={1000}
        value={note}
        onText={setNote}
      />
      <p className="text-sm text-quiet">An admin will read it, and what was said in this session.</p>
      {send.isError && (
        <p role="alert" className="font-bold text-limit">
          {messageOf(send.error, 'It could not be sent. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={note.trim() === '' || send.isPending}>
          Send challenge
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
