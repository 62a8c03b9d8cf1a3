/** The page's only way to say that it waits; it keeps its place so that nothing jumps when content comes. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-[50dvh] flex-col items-center justify-center gap-4">
      <svg viewBox="0 0 48 48" className="size-12 animate-spin text-course" aria-hidden="true">
        <circle cx="24" cy="24" r="20" fill="none" stroke="var(--line)" strokeWidth="3" />
        <path d="M24 4a20 20 0 0 1 20 20" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <p className="text-quiet">{label}</p>
    </div>
  );
}
