import { useState } from 'react';
import { TextAnchor } from '#components/text-link.tsx';
import { useSourceName } from '#lib/use-source-name.ts';
import { sourceAddress } from '../source-address.ts';
import { SourceBeside } from './source-beside.tsx';

/** Where it is written: each opened beside the page, or, where it has only an address, in a window of its own. */
export function SourceList({ references }: { references: readonly string[] }) {
  const [open, setOpen] = useState<string | null>(null);
  if (references.length === 0) return null;
  return (
    <div>
      <h4 className="inline text-sm font-bold text-quiet">Where it is written</h4>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {references.map((reference) => (
          <li key={reference}>
            <SourceLink reference={reference} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      <SourceBeside reference={open} onClose={() => setOpen(null)} />
    </div>
  );
}

type SourceLinkProps = {
  reference: string;
  onOpen: (reference: string) => void;
  /** Breaks with the words around it. */
  inSentence?: boolean;
};

/** By its heading, once the books are here. It stays a link for whoever opens it elsewhere; pressed plainly it opens beside. */
export function SourceLink({ reference, onOpen, inSentence = false }: SourceLinkProps) {
  const name = useSourceName(reference);
  const address = sourceAddress(reference);
  const place = inSentence ? 'leading-8' : 'inline-flex min-h-11 items-center py-2';
  if (!address) return <span className={place}>{name}</span>;
  return (
    <TextAnchor
      href={address.href}
      target="_blank"
      rel="noreferrer"
      aria-haspopup="dialog"
      className={place}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(reference);
      }}
    >
      {name}
    </TextAnchor>
  );
}
