import type { TryQuestionOutput } from '@rightseat/contract';
import { RecordedVerdicts } from './recorded-verdicts.tsx';

const outcomes: Record<NonNullable<TryQuestionOutput['outcome']>, string> = {
  held: 'It held.',
  failed: 'It failed.',
  unclear: 'Not clearly heard, so it is not graded.',
  'looked-up': 'Taken as looked up.',
  'cut-off': 'Cut off, so it is not graded.',
  skipped: 'Skipped, so it is not graded.',
};

const nexts: Record<TryQuestionOutput['next'], string> = {
  'asks-more': 'The examiner stays with it:',
  'follow-up': 'The examiner follows up:',
  'goes-on': 'The examiner notes it and goes on to another question.',
};

/** What was found of each point, the words it rests on, and what the examiner does next. */
export function TryResult({ result }: { result: TryQuestionOutput }) {
  const { verdict, quote, outcome, next, says } = result;
  return (
    <div className="max-w-read space-y-4">
      {verdict ? (
        <RecordedVerdicts verdicts={[verdict]} />
      ) : (
        <p>No answer was found in it, so nothing was judged.</p>
      )}
      {verdict && quote && (
        <p>
          <span className="font-bold">The debrief would quote:</span> “{quote}”
        </p>
      )}
      <p>
        {outcome && <span className="font-bold">{outcomes[outcome]} </span>}
        {nexts[next]}
        {says && <span className="mt-1 block border-l-4 border-course pl-3">{says}</span>}
      </p>
    </div>
  );
}
