import type { ReferenceShelf as Shelf } from '@rightseat/contract';
import { useId, useState } from 'react';
import { inputStyle } from '#components/field.tsx';
import { findReferences } from '../find-references.ts';
import { ReferenceShelf } from './reference-shelf.tsx';

type ReferenceContentsProps = { shelves: readonly Shelf[]; onHoldOut: (reference: string) => void };

const describeCount = (count: number) => {
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 section' : `${count} sections`;
};

/** All books as one table of contents. A search opens the shelves on which it finds something. */
export function ReferenceContents({ shelves, onHoldOut }: ReferenceContentsProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [read, setRead] = useState<string | null>(null);
  const isSearch = search.trim() !== '';
  const found = findReferences(shelves, search);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  const toggle = (name: string) =>
    setOpened(opened.includes(name) ? opened.filter((one) => one !== name) : [...opened, name]);
  return (
    <>
      <div className="border-b border-line px-5 pt-2 pb-4">
        <div className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm">
          <label htmlFor={id} className="font-bold">
            Find by number or heading
          </label>
          <p role="status" className="text-quiet">
            {isSearch && describeCount(count)}
          </p>
        </div>
        <input
          id={id}
          type="search"
          value={search}
          autoComplete="off"
          maxLength={100}
          className={inputStyle}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-2">
        {isSearch && count === 0 && (
          <p className="py-2 text-quiet">Try a number, such as 91.155, or another word.</p>
        )}
        {found.map((shelf) => (
          <ReferenceShelf
            key={shelf.name}
            shelf={shelf}
            isOpen={isSearch || opened.includes(shelf.name)}
            onToggle={isSearch ? null : () => toggle(shelf.name)}
            read={read}
            onRead={setRead}
            onHoldOut={onHoldOut}
          />
        ))}
      </div>
    </>
  );
}
