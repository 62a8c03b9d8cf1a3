import { ExhibitSheet } from './exhibit-sheet.tsx';
import { useExhibit } from './get-exhibit.ts';

/** An exhibit among the text of a page, whole and on paper too. */
export function PrintedExhibit({ id }: { id: string }) {
  const exhibit = useExhibit(id, null);
  if (exhibit.isPending) return <p role="status">Fetching the exhibit…</p>;
  if (exhibit.isError) return <p role="alert">The exhibit could not be fetched.</p>;
  const { title, description, sheet } = exhibit.data;
  return (
    <section
      aria-label={title}
      // A wide table scrolls, and must be reachable by keyboard then.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
      tabIndex={0}
      className="my-4 max-w-read space-y-4 overflow-x-auto border border-line bg-[#fbfaf5] p-3 text-sm text-[#14181a] print:break-inside-avoid print:overflow-visible"
    >
      <p className="font-bold">{title}</p>
      {sheet.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sheets of one exhibit do not move
        <ExhibitSheet key={at} sheet={part} title={title} description={description} />
      ))}
      <p>{`In words: ${description}`}</p>
    </section>
  );
}
