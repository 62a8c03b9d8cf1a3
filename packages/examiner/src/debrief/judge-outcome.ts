import type { CodeOutcome, DebriefLine, ExamOutcome, Grade } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { asksFor } from '#content/exam-ground.ts';
import type { ExamState } from '#engine/exam-state.ts';
import type { FinishedExam } from '../exam.ts';

/**
 * What the letter says: one unsatisfactory answer fails its area. An exam that was stopped, or that left an area
 * untouched without failing one, is discontinued: the rest is still to come. Undefined for a demo.
 */
export function judgeOutcome(
  state: ExamState,
  lines: readonly DebriefLine[],
  exam: FinishedExam,
  content: Content,
): ExamOutcome | undefined {
  if (state.options.kind === 'demo' || exam.endedBecause === 'never-started') return undefined;
  const planned = new Set(
    state.plan.flatMap((id) => areaCode(content.questionById(id)?.acs[0], content) ?? []),
  );
  const areas = content.acs[state.options.choice.rating].areas
    .filter(({ code }) => planned.has(code))
    .map(({ code, title }) => ({
      code,
      title,
      grade: gradeOf(lines.filter(({ acs }) => areaCode(acs[0], content) === code)),
    }));
  const failed = areas.some(({ grade }) => grade === 'unsatisfactory');
  const open = areas.some(({ grade }) => grade === 'not-assessed');
  const stopped = exam.endedBecause !== 'examiner' && exam.endedBecause !== 'limit';
  const result = stopped
    ? 'discontinuance'
    : failed
      ? 'disapproval'
      : open
        ? 'discontinuance'
        : 'satisfactory';
  return { result, areas };
}

/** Closed is what was asked and held; a code that nothing asks for stays open to be asked. */
export function judgeCodes(
  { options }: ExamState,
  lines: readonly DebriefLine[],
  content: Content,
): CodeOutcome[] | undefined {
  return options.choice.codes?.map((code) => {
    const grade = gradeOf(lines.filter((line) => asksFor(line, code)));
    const asked = lines.some((line) => asksFor(line, code));
    const outcome = !asked ? 'not-asked' : grade === 'satisfactory' ? 'closed' : 'open';
    return { code, title: content.titleOf(code), outcome };
  });
}

function gradeOf(lines: readonly DebriefLine[]): Grade {
  if (lines.some(({ grade }) => grade === 'unsatisfactory')) return 'unsatisfactory';
  return lines.some(({ grade }) => grade === 'satisfactory') ? 'satisfactory' : 'not-assessed';
}

function areaCode(acs: string | undefined, content: Content): string | undefined {
  return acs === undefined ? undefined : content.areaOf(acs)?.code;
}
