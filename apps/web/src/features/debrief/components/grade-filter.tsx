import type { DebriefLine, Grade } from '@rightseat/contract';
import { SwitchButtons } from '#components/switch-buttons.tsx';
import { grades } from '#lib/grades.ts';
import { countGrades } from '../count-grades.ts';

export type Shown = Grade | 'all';

type GradeFilterProps = {
  lines: readonly Pick<DebriefLine, 'grade'>[];
  shown: Shown;
  onShow: (shown: Shown) => void;
};

/** How many questions ended in each grade; pressed, only these are shown. */
export function GradeFilter({ lines, shown, onShow }: GradeFilterProps) {
  const counts = countGrades(lines);
  const names: Record<Shown, string> = {
    all: `All ${lines.length}`,
    ...(Object.fromEntries(
      counts.map(({ grade, count }) => [grade, `${count} ${grades[grade].word}`]),
    ) as Record<Grade, string>),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for a form
    <div role="group" aria-label="Show" className="flex flex-wrap gap-2 print:hidden">
      <SwitchButtons
        options={['all', ...counts.map(({ grade }) => grade)]}
        names={names}
        chosen={shown}
        onChoose={onShow}
      />
    </div>
  );
}
