import type { DebriefLine } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { ExhibitAgain } from '#components/exhibit/exhibit-again.tsx';
import { describeLookUp } from '#lib/describe-look-up.ts';
import { nameCodes } from '#lib/name-code.ts';
import { type Reader, readerWords } from '../reader.ts';
import { PointList } from './point-list.tsx';

type AnswerBesideProps = {
  line: DebriefLine;
  reader?: Reader;
  /** The same words as sound, where that was kept. */
  replay?: ReactNode;
};

/** What was said beside what would have been right, with what of it was missing. */
export function AnswerBeside({ line, reader = 'pilot', replay }: AnswerBesideProps) {
  const lookUp = describeLookUp(line);
  return (
    <div className="space-y-4">
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <div>
          {line.quote ? (
            <figure>
              <figcaption className="text-sm font-bold text-quiet">{readerWords[reader].said}</figcaption>
              <blockquote className="mt-1 border-l-4 border-edge pl-3">“{line.quote}”</blockquote>
            </figure>
          ) : (
            <p className="text-quiet">No answer was heard.</p>
          )}
          {replay}
          <p className="mt-3">{line.reason}</p>
          {lookUp && <p className="mt-3 text-quiet">{lookUp}</p>}
        </div>
        <div className="max-w-read">
          <h4 className="text-sm font-bold text-quiet">Model answer</h4>
          <p className="mt-1 border-l-4 border-active pl-3">{line.modelAnswer}</p>
        </div>
      </div>
      <PointList line={line} />
      {line.exhibit && <ExhibitAgain id={line.exhibit} question={line.questionId} />}
      <p className="max-w-read text-sm text-quiet">{nameCodes(line)}</p>
    </div>
  );
}
