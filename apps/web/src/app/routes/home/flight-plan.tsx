/** The four things the examiner does, strung along a course line like fixes on a chart. */
export function FlightPlan() {
  return (
    <section aria-labelledby="how-it-examines" className="border-y border-line bg-panel">
      <div className="mx-auto max-w-page px-4 py-12 sm:px-6 sm:py-16">
        <h2 id="how-it-examines" className="text-title">
          How it examines
        </h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-4 md:gap-6">
          <Fix title="From the standards">
            Every question carries its Airman Certification Standards code, so you know what it tests.
          </Fix>
          <Fix title="One question at a time">
            It waits while you think. A pause is not the end of your answer, and it never fills the silence
            for you.
          </Fix>
          <Fix title="Deeper, then onward">
            When you hold, it asks why. When you don't, it moves on and remembers. Misheard numbers are read
            back first.
          </Fix>
          <Fix title="A debrief in your words">
            Satisfactory, unsatisfactory or not assessed, each with what you said and where to read.
          </Fix>
        </ol>
      </div>
    </section>
  );
}

function Fix({ title, children }: { title: string; children: string }) {
  return (
    <li className="group relative pl-9 md:pl-0 md:pt-9">
      <span
        aria-hidden="true"
        className="absolute -bottom-10 group-last:hidden left-2.5 top-3 w-0.5 bg-course md:-right-6 md:bottom-auto md:left-2 md:top-2.5 md:h-0.5 md:w-auto"
      />
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="absolute left-0 top-0.5 size-6 text-course md:top-0"
        stroke="currentColor"
        strokeWidth="2.5"
        fill="var(--panel)"
      >
        <path d="M12 3l9.5 16.5h-19z" />
      </svg>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-quiet">{children}</p>
    </li>
  );
}
