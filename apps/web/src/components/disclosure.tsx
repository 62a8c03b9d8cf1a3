import type { ReactNode } from 'react';

type DisclosureProps = { summary: string; onOpen?: () => void; children: ReactNode };

/** Something long that few want to see at once. Not printed. */
export function Disclosure({ summary, onOpen, children }: DisclosureProps) {
  return (
    <details
      className="rounded-sm border border-line bg-panel print:hidden"
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-bold">{summary}</summary>
      {children}
    </details>
  );
}
