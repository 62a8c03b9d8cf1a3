import type { DebriefLine } from '@rightseat/contract';
import { grades } from '#lib/grades.ts';
import { nameCodes } from '#lib/name-code.ts';
import { Badge } from './badge.tsx';

/** The grade of one answer and what it counts for. */
export function GradeLine({ line }: { line: Pick<DebriefLine, 'grade' | 'acs' | 'titles'> }) {
  const { letter, word, tone } = grades[line.grade];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone}>
        {letter} · {word}
      </Badge>
      <span className="text-sm text-quiet">{nameCodes(line)}</span>
    </div>
  );
}
