import type { Rating, ReadExamCodesOutput } from '@rightseat/contract';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { TextArea } from '#components/text-area.tsx';
import { messageOf } from '#lib/api-error.ts';
import { useReadExamCodes } from '../api/read-exam-codes.ts';

type CodesFieldProps = { rating: Rating; chosen: readonly string[]; onCodes: (codes: string[]) => void };

const examples: Record<Rating, string> = {
  private: 'PA.I.C.K2, PA.I.B.K1',
  instrument: 'IR.I.B.K2, IR.II.C.K1',
};

/** The missed codes of a knowledge test, typed or pasted; says at once which of them can be asked. */
export function CodesField({ rating, chosen, onCodes }: CodesFieldProps) {
  const [text, setText] = useState(() => chosen.join(', '));
  const read = useReadExamCodes();
  const check = () =>
    read.mutate(
      { rating, text },
      {
        onSuccess: ({ codes }) => onCodes(codes.flatMap(({ code, askable }) => (askable ? [code] : []))),
      },
    );
  return (
    <div>
      <TextArea
        label="Missed codes"
        rows={3}
        maxLength={5000}
        placeholder={`e.g. ${examples[rating]}`}
        value={text}
        onText={(pasted) => {
          setText(pasted);
          // What is still being read is not what stands here.
          read.reset();
          onCodes([]);
        }}
      />
      <Button look="outline" className="mt-2" disabled={text.trim() === ''} onClick={check}>
        Read the codes
      </Button>
      <div aria-live="polite" className="mt-3 space-y-2">
        {read.isError && (
          <p className="font-bold text-limit">
            {messageOf(read.error, 'The codes could not be read. Please try again.')}
          </p>
        )}
        {read.data && <Found read={read.data} />}
      </div>
    </div>
  );
}

function Found({ read: { codes, unknown } }: { read: ReadExamCodesOutput }) {
  return (
    <>
      {codes.length === 0 && unknown.length === 0 && <p>No code was found. A code reads like PA.I.C.K2.</p>}
      {codes.length > 0 && (
        <ul className="space-y-1">
          {codes.map(({ code, title, askable }) => (
            <li key={code}>
              <strong>{code}</strong> {title}
              {!askable && <span className="text-caution"> (no question yet; it is left out)</span>}
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className="text-limit">
          Not in the standard of this rating: <strong>{unknown.join(', ')}</strong>
        </p>
      )}
    </>
  );
}
