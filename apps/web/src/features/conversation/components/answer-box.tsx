import { LONGEST_TYPED_ANSWER } from '@rightseat/contract';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { inputStyle } from '#components/field.tsx';
import { classNames } from '#lib/class-names.ts';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';

/** Takes the focus back from the reference drawer where the pilot types. */
export const ANSWER = 'answer';

/** The second full way to answer, at any time of the conversation. */
export function AnswerBox() {
  const { say } = useConversation();
  const isClosed = useConversationState((state) => state.examiner === 'closed');
  const [text, setText] = useState('');
  const tooLongId = useId();
  const words = text.trim();
  // Cut off without a word, the end of a pasted answer would be missing where it is judged.
  const isTooLong = words.length > LONGEST_TYPED_ANSWER;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (words === '' || isTooLong || isClosed) return;
    say(words);
    setText('');
  };
  // With a real keyboard Enter sends; on a phone it begins a new line, and the button sends.
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: fine)').matches) send(event);
  };
  return (
    <form onSubmit={send} className="grid grid-cols-[1fr_auto] items-end gap-2">
      <div>
        <label htmlFor={ANSWER} className="mb-1 block text-sm font-bold squeezed:sr-only">
          Type an answer
        </label>
        <textarea
          id={ANSWER}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByEnter}
          autoComplete="off"
          aria-invalid={isTooLong || undefined}
          aria-describedby={tooLongId}
          className={classNames(
            inputStyle,
            'field-sizing-content min-h-18 max-h-36 resize-none',
            // On a low phone one row until somebody types, and three then: an exhibit above it needs the room.
            'max-lg:[@media(height<40rem)]:max-h-22 max-lg:[@media(height<40rem)]:not-focus:min-h-11',
          )}
        />
      </div>
      <Button type="submit" look="outline" disabled={words === '' || isTooLong || isClosed}>
        Send
      </Button>
      <p id={tooLongId} role="status" className="col-span-2 text-sm font-bold text-limit empty:hidden">
        {isTooLong &&
          `That is ${inWords(words.length)} characters; an answer has ${inWords(LONGEST_TYPED_ANSWER)} at most. Please shorten it.`}
      </p>
    </form>
  );
}

const inWords = (count: number) => count.toLocaleString('en-US');
