import { useEffect, useState } from 'react';
import { inputStyle } from '#components/field.tsx';

/** As long as a quick typist takes between two letters: a search per word, not per letter. */
const PAUSE_MS = 250;

/** Keeps what is typed to itself, so that typing never waits for the table. */
export function UserSearch({ initial, onSearch }: { initial: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <input
      type="search"
      aria-label="Search users"
      placeholder="Search users by email or name..."
      className={inputStyle}
      // What the contract takes at most.
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
