import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';

const watchList = readFileSync(new URL('../../../../docs/watch-list.md', import.meta.url), 'utf8');
const content = loadContent();
const rows = watchList.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));

/** "14 CFR 91.155" stands in the row of part 91, "FAA-H-8083-25 ch. 12" in the row that lists 25. */
function watchedAs(citation: string): RegExp {
  const part = /^(\d+) CFR (?:part )?(\d+)/.exec(citation);
  if (part) return new RegExp(`^\\| ${part[1]} CFR parts? [^|]*\\b${part[2]}\\b`);
  const handbook = /^FAA-H-8083-(\d+)/.exec(citation);
  if (handbook) return new RegExp(`^\\| FAA-H-8083-[^|]*\\b${handbook[1]}\\b`);
  const circular = /^AC (\S+)/.exec(citation);
  if (circular) return new RegExp(`^\\| AC [^|]*\\b${circular[1]}\\b`);
  const standard = /^FAA-S-ACS-(\d+C)/.exec(citation);
  if (standard) return new RegExp(`^\\| FAA-S-ACS[^|]*\\b${standard[1]}\\b`);
  return new RegExp(`^\\| ${citation.split(' ')[0]}\\b`);
}

it('has a row for all that a question cites, each with when to read it again', () => {
  const cited = new Set(
    content.questions.flatMap((question) =>
      [question, ...question.followUps].flatMap(({ references }) => references),
    ),
  );
  const unwatched = [...cited].filter((citation) => !rows.some((row) => watchedAs(citation).test(row)));
  expect(unwatched).toEqual([]);
  for (const row of rows)
    expect(
      row.split('|').filter((cell) => cell.trim()),
      row,
    ).toHaveLength(4);
});
