import { Dialog as Radix } from 'radix-ui';
import { AnchorButton } from '#components/button.tsx';
import { DialogClose } from '#components/dialog-parts.tsx';
import { FactSheet } from '#components/fact-sheet.tsx';
import { findEntry } from '#lib/find-entry.ts';
import { useReferences } from '#lib/use-references.ts';
import { sourceAddress } from '../source-address.ts';

/** A sheet from below on a phone, a panel at the side of a desk: the answer stays in sight beside it. */
const sheet =
  'fixed inset-x-0 bottom-0 z-50 max-h-[60dvh] space-y-4 overflow-y-auto rounded-t-md border border-edge bg-panel p-5 text-ink focus-visible:outline-none lg:inset-y-0 lg:left-auto lg:right-0 lg:max-h-none lg:w-[28rem] lg:rounded-none print:hidden';

type SourceBesideProps = { reference: string | null; onClose: () => void };

/** A section with our notes of it, and the way to its text. */
export function SourceBeside({ reference, onClose }: SourceBesideProps) {
  return (
    <Radix.Root open={reference !== null} onOpenChange={(open) => !open && onClose()} modal={false}>
      <Radix.Portal>
        <Radix.Content className={sheet} aria-describedby={undefined}>
          {reference !== null && <Source reference={reference} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Source({ reference }: { reference: string }) {
  const books = useReferences();
  const entry = books.data && findEntry(books.data.shelves, reference);
  const address = sourceAddress(reference);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <Radix.Title className="text-xl">
          {entry && <span className="block text-sm text-quiet">{reference}</span>}
          {entry?.title ?? reference}
        </Radix.Title>
        <DialogClose label="Close" className="-mt-2" />
      </div>
      {books.isPending && <p role="status">Fetching our notes…</p>}
      {entry && <FactSheet entry={entry} />}
      {address && (
        <AnchorButton look="outline" href={address.href} target="_blank" rel="noreferrer">
          Read it at {address.at}
          <span className="sr-only"> (opens a new window)</span>
        </AnchorButton>
      )}
    </>
  );
}
