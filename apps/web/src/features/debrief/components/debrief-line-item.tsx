import type { DebriefLine } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { Badge } from '#components/badge.tsx';
import { grades } from '#lib/grades.ts';
import { AnswerBeside } from './answer-beside.tsx';
import { SourceList } from './source-list.tsx';

type DebriefLineItemProps = {
  number: number;
  line: DebriefLine;
  /** What a follow-up leans on. */
  before: string | null;
  children?: ReactNode;
};

/** One question that has just been answered: what was said, what it came to, what would have been right. */
export function DebriefLineItem({ number, line, before, children }: DebriefLineItemProps) {
  const { letter, word, tone } = grades[line.grade];
  return (
    <li className="rounded-sm border border-line bg-panel p-4 sm:p-5">
      <Badge tone={tone}>
        {letter} · {word}
      </Badge>
      {before && <p className="mt-3 text-sm text-quiet">The examiner has asked before: {before}</p>}
      <h3 className="mt-3 mb-4 text-lg leading-snug">
        {number}. {line.question}
      </h3>
      <AnswerBeside line={line} />
      <div className="mt-4">
        <SourceList references={line.references} />
      </div>
      {children}
    </li>
  );
}
