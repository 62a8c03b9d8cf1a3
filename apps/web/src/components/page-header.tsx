import type { ReactNode } from 'react';

/** The page's one h1 and the sentence under it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6 max-w-read sm:mb-12">
      <h1 className="text-title">{title}</h1>
      {children && <div className="mt-3 text-lg text-quiet">{children}</div>}
    </header>
  );
}
