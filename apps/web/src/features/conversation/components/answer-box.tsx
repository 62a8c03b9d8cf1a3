import { type FormEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { inputStyle } from '#components/field.tsx';
import { useConversation } from '../hooks/conversation-context.ts';

/** Takes the focus back from the reference drawer where the pilot types. */
export const ANSWER = 'answer';

/** The second full way to answer, at any time of the conversation. */
export function AnswerBox() {
  const { say } = useConversation();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    say(words);
    setText('');
  };
  return (
    <form onSubmit={send} className="grid grid-cols-[1fr_auto] items-end gap-2">
      <div>
        <label htmlFor={ANSWER} className="mb-1 block text-sm font-bold">
          Type an answer
        </label>
        <input
          id={ANSWER}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          maxLength={2000}
          className={inputStyle}
        />
      </div>
      <Button type="submit" look="outline" disabled={text.trim() === ''}>
        Send
      </Button>
    </form>
  );
}
