/** The demo info panel: what it is, and what it is not. */
export function DemoInfo() {
  return (
    <section aria-labelledby="demo-info" className="mt-10 max-w-read">
      <h2 id="demo-info" className="text-xl">
        About this demo
      </h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-quiet marker:text-course">
        <li>Five minutes, then it ends by itself. No card, no account.</li>
        <li>Private pilot, airplane. The instrument rating comes with full access.</li>
        <li>Your voice is processed as you speak and not stored. The words are kept for your debrief.</li>
        <li>A headset helps: the examiner hears you better and never itself.</li>
        <li>A study aid, not the FAA. Check every answer against current publications.</li>
      </ul>
    </section>
  );
}
