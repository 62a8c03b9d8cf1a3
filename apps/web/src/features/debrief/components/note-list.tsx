import type { InstructorNote } from '@rightseat/contract';
import { formatDateTime } from '#lib/format-date.ts';

type NoteListProps = {
  notes: readonly InstructorNote[];
  /** Names where a note belongs, where they stand apart from it. */
  place?: (note: InstructorNote) => string;
  onDelete?: ((note: InstructorNote) => void) | undefined;
};

/** What was written by the link, in the writer's own words. */
export function NoteList({ notes, place, onDelete }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <ul className="max-w-read space-y-3">
      {notes.map((note) => (
        <li key={note.id} className="border-l-4 border-caution pl-3">
          <p className="text-sm text-quiet">
            <span className="font-bold">{note.name}</span>
            {note.kind === 'reviewed' ? ' marked it as reviewed' : ''} · {formatDateTime(note.createdAt)}
            {place && note.kind === 'comment' && ` · ${place(note)}`}
          </p>
          {note.text && <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>}
          {onDelete && (
            <button
              type="button"
              aria-label={`Delete what ${note.name} wrote`}
              className="min-h-11 text-sm text-quiet underline underline-offset-4 hover:text-ink print:hidden"
              onClick={() => onDelete(note)}
            >
              Delete
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export const notePlace = ({ position }: InstructorNote) =>
  position === null ? 'on the whole debrief' : `on question ${position + 1}`;
