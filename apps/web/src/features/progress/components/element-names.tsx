import type { ProgressOutput } from '@rightseat/contract';
import { createTitles } from '../choose-next.ts';

/** More than these nobody takes in at a glance; the rest opens on request. */
const SHOWN = 3;

type ElementNamesProps = { codes: readonly string[]; progress: Pick<ProgressOutput, 'areas' | 'weak'> };

/** Elements by what they are called, the code beside it. */
export function ElementNames({ codes, progress }: ElementNamesProps) {
  const titleOf = createTitles(progress);
  const list = (some: readonly string[]) => (
    <ul className="mt-1 list-disc space-y-0.5 pl-5 text-sm marker:text-course">
      {some.map((code) => (
        <li key={code}>
          {titleOf(code)} {titleOf(code) !== code && <span className="text-quiet">{code}</span>}
        </li>
      ))}
    </ul>
  );
  const more = codes.slice(SHOWN);
  return (
    <>
      {list(codes.slice(0, SHOWN))}
      {more.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer py-1.5 pl-5 text-sm text-quiet">
            and {more.length} more
          </summary>
          {list(more)}
        </details>
      )}
    </>
  );
}
