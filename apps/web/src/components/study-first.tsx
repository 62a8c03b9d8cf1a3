import type { Debrief } from '@rightseat/contract';
import { nameCode } from '#lib/name-code.ts';
import { useSourceName } from '#lib/use-source-name.ts';

/** The one thing that a debrief sends a pilot to read. */
export function StudyFirst({ study }: { study: NonNullable<Debrief['study']> }) {
  const source = useSourceName(study.reference);
  return (
    <div className="rounded-sm border-l-4 border-course bg-course-tint p-4">
      <h3>Study this first</h3>
      <p className="mt-1">{nameCode({ code: study.acs, title: study.title })}</p>
      <p className="mt-1 text-quiet">Read: {source}</p>
    </div>
  );
}
