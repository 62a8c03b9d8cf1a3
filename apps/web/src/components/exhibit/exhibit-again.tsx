import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { LateExhibit } from './late-exhibit.tsx';

/** What lay on the table, looked at again in the debrief with the answer marked. */
export function ExhibitAgain({ id, question }: { id: string; question: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-3 print:hidden">
      <Button look="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Put the exhibit away' : 'Show the exhibit with the answer marked'}
      </Button>
      {open && (
        <div className="mt-3 flex max-h-[80dvh] flex-col rounded-sm border border-edge bg-panel">
          <LateExhibit id={id} question={question} />
        </div>
      )}
    </div>
  );
}
