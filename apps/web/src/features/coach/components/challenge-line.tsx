import type { Challenge } from '@rightseat/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { TextArea } from '#components/text-area.tsx';
import { messageOf } from '#lib/api-error.ts';
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
  const [note, setNote] = useState('');
  const send = useChallengeLine(conversationId);
  if (challenge) {
    return (
      <div className="mt-4 border-l-4 border-caution pl-3">
        <p className="font-bold">{verdicts[challenge.status]}</p>
        <p className="text-quiet">“{challenge.note}”</p>
        {challenge.ruling && <p className="mt-1">{challenge.ruling}</p>}
      </div>
    );
  }
  if (!open) {
    return (
      <Button look="outline" className="mt-4 print:hidden" onClick={() => setOpen(true)}>
        Challenge this
      </Button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ position, note });
  };
  return (
    <form onSubmit={submit} className="mt-4 space-y-2 print:hidden">
      <TextArea label="What is wrong with it?" rows={3} maxLength={1000} value={note} onText={setNote} />
      {send.isError && (
        <p role="alert" className="font-bold text-limit">
          {messageOf(send.error, 'It could not be sent. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={note.trim() === '' || send.isPending}>
          Send challenge
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
