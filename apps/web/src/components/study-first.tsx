import type { Debrief } from '@rightseat/contract';

/** The one thing that a debrief sends a pilot to read. */
export function StudyFirst({ study }: { study: NonNullable<Debrief['study']> }) {
  return (
    <div className="max-w-read rounded-sm border-l-4 border-course bg-course-tint p-4">
      <h3>Study this first</h3>
      <p className="mt-1">
        <span className="font-bold">{study.acs}</span> {study.title}
      </p>
      <p className="mt-1 text-quiet">Read: {study.reference}</p>
    </div>
  );
}
