import { useState } from 'react';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { Button } from './button.tsx';

type SureButtonProps = { ask: string; sure: string; keep: string; busy: boolean; onSure: () => void };

/** A button for what can't be undone: the first press asks. */
export function SureButton({ ask, sure, keep, busy, onSure }: SureButtonProps) {
  const [asked, setAsked] = useState(false);
  const around = useFollowFocus<HTMLDivElement>(asked ? 'asked' : 'not');
  return (
    <div ref={around} className="flex flex-wrap gap-3">
      {!asked && (
        <Button {...TAKES_FOCUS} look="danger" disabled={busy} onClick={() => setAsked(true)}>
          {ask}
        </Button>
      )}
      {asked && (
        <>
          <Button look="danger" disabled={busy} onClick={onSure}>
            {sure}
          </Button>
          <Button {...TAKES_FOCUS} look="outline" disabled={busy} onClick={() => setAsked(false)}>
            {keep}
          </Button>
        </>
      )}
    </div>
  );
}
