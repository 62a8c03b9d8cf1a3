import type { TranscriptEntry } from '@rightseat/contract';

/** Everything that was said, for whoever wants to check the quotes. */
export function TranscriptText({ transcript }: { transcript: readonly TranscriptEntry[] }) {
  return (
    <details className="rounded-sm border border-line bg-panel print:hidden">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-bold">The whole conversation</summary>
      <ol className="space-y-3 border-t border-line p-4">
        {transcript.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished record keeps its order
          <li key={index} className="border-l-4 border-line pl-3">
            <span className="block text-sm font-bold text-quiet">
              {entry.role === 'examiner' ? 'Examiner' : 'You'}
              {entry.interrupted && ' (cut off)'}
            </span>
            {entry.text}
          </li>
        ))}
      </ol>
    </details>
  );
}
