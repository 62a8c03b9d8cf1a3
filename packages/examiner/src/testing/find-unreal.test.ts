import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { presentReferences } from '#references/present-references.ts';
import { exampleLine, exampleSources } from '../../../../apps/web/src/app/routes/home/example-line.ts';
import { exchangeLines } from '../../../../apps/web/src/app/routes/home/exchange-lines.ts';
import { debriefExchange, findUnreal } from './find-unreal.ts';

const content = loadContent();

it('the exchange that visitors hear on the home page is what the examiner says', () => {
  expect(findUnreal(exchangeLines, content)).toBeNull();
});

it('tells what he says in place of a line that is not his', () => {
  const [asked, answered] = exchangeLines;
  const forged = { by: 'Examiner', text: 'Thirty minutes will do.' } as const;
  expect(findUnreal([asked, answered, forged], content)).toContain('thirty minutes?');
});

it("the picture of a debrief beside it is the examiner's own debrief of it", () => {
  const { lines } = debriefExchange(exchangeLines, content);
  // The wording is for whoever answers for it, and nothing of it is shown.
  expect(lines.map(({ wording: _, ...line }) => line)).toEqual([exampleLine]);
});

it('what it sends to read stands under its heading in the books', () => {
  const { shelves } = presentReferences(content);
  const entries = shelves.flatMap((shelf) => shelf.entries);
  const sources = exampleLine.references.filter((reference) => !reference.startsWith('FAA-S-ACS'));
  expect(exampleSources).toEqual(
    sources.map((code) => ({ code, title: entries.find(({ reference }) => reference === code)?.title })),
  );
});
