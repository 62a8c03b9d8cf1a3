import type { ReferenceShelf as Shelf } from '@rightseat/contract';
import { useId, useState } from 'react';
import { inputStyle } from '#components/field.tsx';
import { findReferences } from '../find-references.ts';
import { ReferenceShelf } from './reference-shelf.tsx';

type ReferenceContentsProps = { shelves: readonly Shelf[]; onHoldOut: (reference: string) => void };

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
      <div className="border-b border-line px-5 py-3">
        <label htmlFor={id} className="mb-1 block text-sm font-bold">
          Find by number or heading
        </label>
        <input
          id={id}
          type="search"
          value={search}
          autoComplete="off"
          maxLength={100}
          className={inputStyle}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status" className="mt-1 min-h-6 text-sm text-quiet">
          {isSearch && (count === 1 ? '1 section' : `${count} sections`)}
        </p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-2">
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
