import type { WriteNoteInput } from '@rightseat/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field, inputStyle } from '#components/field.tsx';
import { TextArea } from '#components/text-area.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useWriteNote } from '../api/notes.ts';

type NoteFormProps = { token: string; questions: number; isReviewed: boolean };

/** A comment, or the mark that it was gone through. A name is enough. */
export function NoteForm({ token, questions, isReviewed }: NoteFormProps) {
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [text, setText] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const write = useWriteNote(token);
  const id = useId();
  const put = (note: WriteNoteInput, told: string) => {
    setDone(null);
    write.mutate(note, {
      onSuccess: () => {
        setDone(told);
        if (note.kind === 'comment') setText('');
      },
    });
  };
  const comment = (event: FormEvent) => {
    event.preventDefault();
    const position = place === '' ? null : Number(place);
    put({ kind: 'comment', name, position, text }, 'Your comment stands in the debrief.');
  };
  const isNameless = name.trim() === '';
  return (
    <form onSubmit={comment} className="max-w-read space-y-4">
      <Field
        label="Your name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block font-bold">
          About
        </label>
        <select
          id={id}
          className={inputStyle}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        >
          <option value="">The whole debrief</option>
          {Array.from({ length: questions }, (_, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a finished session
            <option key={position} value={position}>
              Question {position + 1}
            </option>
          ))}
        </select>
      </div>
      <TextArea label="Your comment" rows={4} maxLength={2000} value={text} onText={setText} />
      {write.isError && (
        <p role="alert" className="font-bold text-limit">
          {messageOf(write.error, 'It could not be sent. Please try again.')}
        </p>
      )}
      <p role="status" className={done ? 'font-bold text-active' : 'sr-only'}>
        {done}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isNameless || text.trim() === '' || write.isPending}>
          Send comment
        </Button>
        {!isReviewed && (
          <Button
            look="outline"
            disabled={isNameless || write.isPending}
            onClick={() => put({ kind: 'reviewed', name }, 'Marked as reviewed. The pilot is told.')}
          >
            Mark as reviewed
          </Button>
        )}
      </div>
    </form>
  );
}
