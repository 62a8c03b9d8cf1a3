/** What the product is not. */
export function Disclaimer() {
  return (
    <section aria-labelledby="disclaimer" className="mx-auto max-w-page px-4 py-12 sm:px-6 sm:py-16">
      <div className="max-w-3xl rounded-sm border-l-4 border-caution bg-caution-tint p-5 sm:p-6">
        <h2 id="disclaimer" className="text-lg text-caution">
          Disclaimer
        </h2>
        <p className="mt-2">
          This is a supplemental study tool. It can be wrong, and it does not replace your instructor. Verify
          what it says against current official rules and publications. It is not affiliated with or endorsed
          by the FAA.
        </p>
      </div>
    </section>
  );
}
