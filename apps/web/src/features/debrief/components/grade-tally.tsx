import type { DebriefLine } from '@rightseat/contract';
import { Badge } from '#components/badge.tsx';
import { grades } from '#lib/grades.ts';
import { countGrades } from '../count-grades.ts';

/** How many lines ended in each grade. */
export function GradeTally({ lines }: { lines: readonly Pick<DebriefLine, 'grade'>[] }) {
  return (
    <ul aria-label="Grades" className="flex flex-wrap gap-3">
      {countGrades(lines).map(({ grade, count }) => (
        <li key={grade}>
          <Badge tone={grades[grade].tone}>
            {count} {grades[grade].word}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
