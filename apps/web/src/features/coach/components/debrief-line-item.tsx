import type { DebriefLine } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { GradeLine } from '#components/grade-line.tsx';
import { describeLookUp } from '#lib/describe-look-up.ts';

/** One question: what was asked, what was said, what it came to, what would have been right. */
type DebriefLineItemProps = { number: number; line: DebriefLine; children?: ReactNode };

export function DebriefLineItem({ number, line, children }: DebriefLineItemProps) {
  const lookUp = describeLookUp(line);
  return (
    <li className="break-inside-avoid rounded-sm border border-line bg-panel p-4 sm:p-5">
      <GradeLine line={line} />
      <h3 className="mt-3 text-lg leading-snug">
        {number}. {line.question}
      </h3>
      {line.quote ? (
        <figure className="mt-3">
          <figcaption className="text-sm font-bold text-quiet">Your words</figcaption>
          <blockquote className="mt-1 border-l-4 border-edge pl-3 text-lg">“{line.quote}”</blockquote>
        </figure>
      ) : (
        <p className="mt-3 text-quiet">No answer was heard.</p>
      )}
      <p className="mt-3">{line.reason}</p>
      {lookUp && <p className="mt-3 text-quiet">{lookUp}</p>}
      {line.missing.length > 0 && (
        <div className="mt-3">
          <h4 className="text-sm font-bold text-quiet">Missing</h4>
          <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-limit">
            {line.missing.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-3">
        <h4 className="text-sm font-bold text-quiet">Model answer</h4>
        <p className="mt-1 max-w-read">{line.modelAnswer}</p>
      </div>
      {line.references.length > 0 && (
        <p className="mt-3 text-sm text-quiet">
          <span className="font-bold">Reference</span> {line.references.join(' · ')}
        </p>
      )}
      {children}
    </li>
  );
}
