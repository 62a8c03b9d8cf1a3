import type { DebriefLine } from '@rightseat/contract';
import { grades } from '#lib/grades.ts';
import { Badge } from './badge.tsx';

/** The grade of one answer and the codes that it counts for. */
export function GradeLine({ line }: { line: Pick<DebriefLine, 'grade' | 'acs'> }) {
  const { letter, word, tone } = grades[line.grade];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone}>
        {letter} · {word}
      </Badge>
      <span className="text-sm text-quiet">{line.acs.join(', ')}</span>
    </div>
  );
}
