import { APP_NAME } from '#config/app.ts';

/** A round instrument with its right half lit: the examiner's seat. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M18 7.5a8.7 8.7 0 0 1 0 17z" fill="var(--course)" />
      <path d="M14 7.5v17" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-ink">
      <BrandMark />
      {APP_NAME}
    </span>
  );
}
