import type { TranscriptEntry } from '@rightseat/contract';

type TranscriptTextProps = {
  transcript: readonly TranscriptEntry[];
  /** What the pilot is called. */
  pilot: string;
  /** Words of the pilot's that are marked where they stand. */
  quote?: string | null;
};

/** Everything that was said, for whoever wants to check the quotes. */
export function TranscriptText({ transcript, pilot, quote }: TranscriptTextProps) {
  return (
    <ol className="space-y-3 border-t border-line p-4">
      {transcript.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished record keeps its order
        <li key={index} className="border-l-4 border-line pl-3">
          <span className="block text-sm font-bold text-quiet">
            {entry.role === 'examiner' ? 'Examiner' : pilot}
            {entry.interrupted && ' (cut off)'}
          </span>
          <Marked text={entry.text} quote={entry.role === 'pilot' ? quote : null} />
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, quote }: { text: string; quote?: string | null }) {
  const from = quote ? text.indexOf(quote) : -1;
  if (!quote || from < 0) return text;
  return (
    <>
      {text.slice(0, from)}
      <mark className="bg-course-tint text-inherit">{quote}</mark>
      {text.slice(from + quote.length)}
    </>
  );
}
