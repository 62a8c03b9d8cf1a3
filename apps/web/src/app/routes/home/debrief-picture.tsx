import { Badge } from '#components/badge.tsx';

/** Of a session's ten questions, as the strip of a debrief has them. */
const grades = ['S', 'S', 'U', 'S', 'N', 'S', 'S', 'U', 'S', 'S'] as const;
const tones = {
  S: 'border-active bg-active-tint text-active',
  U: 'border-limit bg-limit-tint text-limit',
  N: 'border-edge bg-panel text-quiet',
};

/** What a pilot takes home: an example, and the answer in it is the one above. */
export function DebriefPicture() {
  return (
    <section aria-labelledby="debrief-picture" className="border-t border-line">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[1fr_1.3fr] lg:items-center lg:gap-16">
        <div>
          <h2 id="debrief-picture" className="text-title">
            The debrief says what to read tonight
          </h2>
          <p className="mt-4 max-w-xl text-lg text-quiet">
            Your own words, the grade, what was missing, a right answer, and where it stands. No percentages
            and no praise: satisfactory, unsatisfactory, or not assessed.
          </p>
        </div>
        <figure className="rounded-md border border-line bg-panel p-5 sm:p-7">
          <figcaption className="mb-4 text-sm text-quiet">A debrief, in part (an example)</figcaption>
          <ul aria-label="Ten questions" className="flex flex-wrap gap-1.5">
            {grades.map((grade, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
                key={index}
                className={`grid size-7 place-items-center rounded-sm border text-sm font-bold ${tones[grade]}`}
              >
                {grade}
              </li>
            ))}
          </ul>
          <p className="mt-5 flex flex-wrap items-center gap-3">
            <Badge tone="limit">U · Unsatisfactory</Badge>
            <span className="text-sm text-quiet">Fuel requirements (PA.I.D.K3c)</span>
          </p>
          <blockquote className="mt-3 border-l-4 border-edge pl-3 text-lg">“Yes. Thirty minutes.”</blockquote>
          <p className="mt-3 font-bold">Missing</p>
          <ul className="mt-1 list-disc pl-5 marker:text-limit">
            <li>Landing at night means 45 minutes of fuel beyond the first point of intended landing.</li>
            <li>It is figured at normal cruising speed, with wind and forecast weather.</li>
          </ul>
          <p className="mt-4 border-l-4 border-active pl-3">
            <span className="block text-sm font-bold text-active">A right answer</span>I land at night, so I
            need 45 minutes beyond the destination at normal cruise speed.
          </p>
          <p className="mt-4 text-quiet">Read: 14 CFR 91.151, 14 CFR 91.159</p>
        </figure>
      </div>
    </section>
  );
}
