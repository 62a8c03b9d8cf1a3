import { useEffect, useState } from 'react';
import { inputStyle } from '#components/field.tsx';

/** As long as a quick typist takes between two letters: a search per word, not per letter. */
const PAUSE_MS = 250;

/**
 * Keeps what is typed to itself, so that typing never waits for the table. When the search changes from elsewhere (a
 * link, the back button), that is what stands here.
 * @param q what is being searched for
 */
export function UserSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(q);
  const [shown, setShown] = useState(q);
  if (q !== shown) {
    setShown(q);
    if (q !== sent) {
      setText(q);
      setSent(q);
    }
  }
  useEffect(() => {
    const wanted = text.trim();
    // Searching is a navigation: one that changes nothing would call off another that is on its way.
    if (wanted === q) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, q, onSearch]);
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
