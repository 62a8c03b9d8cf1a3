import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { inputStyle } from '#components/field.tsx';
import { useConversation } from '../hooks/conversation-context.ts';

/** The second full way to answer, at any time of the conversation. */
export function AnswerBox() {
  const { say } = useConversation();
  const [text, setText] = useState('');
  const id = useId();
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
        <label htmlFor={id} className="mb-1 block text-sm font-bold">
          Type an answer
        </label>
        <input
          id={id}
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
