import type { FormEvent, Ref } from 'react';
import { Button } from '#components/button.tsx';
import { TextArea } from '#components/text-area.tsx';

/** An honest answer, judged as one. */
const DONT_KNOW = "I don't know.";

type TypedAnswerProps = {
  text: string;
  rows: number;
  busy: boolean;
  box?: Ref<HTMLTextAreaElement>;
  onText: (text: string) => void;
  onAnswer: (text: string) => void;
};

export function TypedAnswer({ text, rows, busy, box, onText, onAnswer }: TypedAnswerProps) {
  const words = text.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '') onAnswer(words);
  };
  return (
    <form onSubmit={send} className="mt-5">
      <TextArea label="Your answer" ref={box} rows={rows} maxLength={2000} value={text} onText={onText} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" disabled={busy || words === ''}>
          Answer
        </Button>
        <Button look="outline" disabled={busy} onClick={() => onAnswer(DONT_KNOW)}>
          I don't know
        </Button>
      </div>
    </form>
  );
}
