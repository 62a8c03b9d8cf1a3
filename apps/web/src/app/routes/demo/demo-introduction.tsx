/** What a visitor knows before pressing Start. */
export function DemoIntroduction() {
  return (
    <div className="space-y-6">
      <h2 className="text-2xl">How the five minutes go</h2>
      <ol className="space-y-5">
        <Step number={1} title="The examiner asks">
          A private pilot question, aloud and in captions, from the published certification standards.
        </Step>
        <Step number={2} title="You answer in your own words">
          Take your time. Pauses are fine, and “I'm thinking” holds your turn for as long as you need.
        </Step>
        <Step number={3} title="It follows up">
          Deeper when you hold, onward when you don't. You may cut in, ask to hear it again, or type.
        </Step>
        <Step number={4} title="You get a debrief">
          Three moments in your own words, with a grade each, and one thing to study first.
        </Step>
      </ol>
    </div>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: string }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-3">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-full border-2 border-course text-course"
      >
        {number}
      </span>
      <div>
        <h3>{title}</h3>
        <p className="text-quiet">{children}</p>
      </div>
    </li>
  );
}
