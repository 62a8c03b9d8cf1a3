import { describe, expect, it } from 'vitest';
import { readAskName } from '#content/ask-name.ts';
import { loadContent } from '#content/load-content.ts';
import { findAskable } from '#engine/find-askable.ts';
import { judgeLookUp } from './judge-look-up.ts';
import { presentReferences } from './present-references.ts';
import { documentOf, sectionsOf } from './sections.ts';
import { speakBook } from './speak-book.ts';

const content = loadContent();
const { shelves } = presentReferences(content);
const entries = shelves.flatMap((shelf) => shelf.entries);
const entry = (reference: string) => entries.find((one) => one.reference === reference);

describe('the books', () => {
  it('hold whatever a question cites, each with its heading, once', () => {
    const cited = content.questions
      .flatMap((question) => [question, ...question.followUps])
      .flatMap((askable) => askable.references.flatMap(sectionsOf));
    for (const section of cited) {
      const isWholeHandbook = section === documentOf(section) && !entry(section);
      const found = isWholeHandbook
        ? entries.find((one) => documentOf(one.reference) === section)
        : entry(section);
      expect(found, section).toBeDefined();
      expect(found?.title, `${section} needs its heading in publications.json`).not.toBe(section);
    }
    expect(new Set(entries.map(({ reference }) => reference)).size).toBe(entries.length);
  });

  it('show of a section what the fact table holds, and nothing where it holds nothing', () => {
    const known = new Set(content.facts.flatMap(({ facts }) => facts));
    for (const { facts } of entries) for (const fact of facts) expect(known).toContain(fact);
    expect(entry('14 CFR 91.151')?.facts).toEqual(content.factById('14 CFR 91.151')?.facts);
    expect(entry('14 CFR 91.205')?.facts).toHaveLength(4);
    expect(entry('AIM 8-1-2')).toMatchObject({ title: 'Effects of Altitude', facts: [], textOf: null });
    // Every fact can be found somewhere.
    expect(entries.flatMap(({ facts }) => facts).length).toBeGreaterThanOrEqual(known.size);
  });

  it('stand in order, and no section of another part stands in part 91', () => {
    const part91 = shelves.find(({ name }) => name === '14 CFR Part 91')!.entries.map((one) => one.reference);
    expect(part91.every((reference) => reference.startsWith('14 CFR 91.'))).toBe(true);
    expect(part91.indexOf('14 CFR 91.9')).toBeLessThan(part91.indexOf('14 CFR 91.103'));
  });
});

describe('a look-up', () => {
  const judged = (reference: string | null, ...citations: string[]) => {
    const { rightDocument, rightSection } = judgeLookUp(reference, citations);
    return [rightDocument, rightSection];
  };

  it('is judged by its book and its place in it', () => {
    expect(judged('14 CFR 91.151', '14 CFR 91.151')).toEqual([true, true]);
    expect(judged('14 CFR 61.57', '14 CFR 61.57(b)', 'AIM 8-1-6')).toEqual([true, true]);
    expect(judged('14 CFR 91.155', '14 CFR 91.151')).toEqual([true, false]);
    expect(judged('AIM 8-1-2', '14 CFR 91.211')).toEqual([false, false]);
    expect(judged('49 CFR 830.5', '14 CFR 91.151')).toEqual([false, false]);
    expect(judged(null, '14 CFR 91.151')).toEqual([false, false]);
  });

  it('knows that a handbook cited as a whole is right at any chapter, and a chapter only itself', () => {
    expect(judged('FAA-H-8083-3 ch. 9', 'FAA-H-8083-3')).toEqual([true, true]);
    expect(judged('FAA-H-8083-3 ch. 9', 'FAA-H-8083-3 ch. 18')).toEqual([true, false]);
    expect(judged('FAA-H-8083-28', 'FAA-H-8083-2')).toEqual([false, false]);
  });

  it.each([
    ['pa.i.a-documents-on-you+2', '14 CFR 61.60', '14 CFR 61.51'],
    ['pa.i.h-alcohol-and-drugs+2', '14 CFR 61.15', '14 CFR 91.17'],
    ['pa.i.a-medical-duration+1', '14 CFR 61.53', '14 CFR 61.23'],
    ['pa.i.a-sharing-costs+2', '14 CFR 91.146', '14 CFR 61.57'],
    ['pa.i.a-experience-and-test+1', '14 CFR 61.49', '14 CFR 61.109'],
    ['pa.xi.a-position-lights+1', '14 CFR 91.209', 'FAA-H-8083-3 ch. 11'],
    ['pa.i.b-records-and-alterations+1', '14 CFR 91.407', '14 CFR 91.417'],
    ['pa.i.e-class-a-and-transponder+1', '14 CFR 91.121', '14 CFR 91.135'],
    ['pa.i.e-entry-requirements+2', '14 CFR 91.215', '14 CFR 91.129'],
    ['pa.i.h-hypoxia+2', 'AIM 8-1-4', '14 CFR 91.211'],
    ['pa.ii.d-runway-crossing+1', 'AIM 2-3-5', '14 CFR 91.129'],
    ['ir.vi.e-approach-lights+1', 'AIM 2-1-8', 'AIM 2-1-1'],
    ['pa.xii.a-parking-and-people+1', 'AIM 6-2-4', 'FAA-H-8083-3 ch. 2'],
    ['ir.i.c-fuel-reserve+2', 'AIM 5-5-15', '14 CFR 91.167'],
  ])('at %s is right in %s and wrong in %s', (name, right, wrong) => {
    const { references } = findAskable(readAskName(name), content)!.askable;
    expect(judged(right, ...references)).toEqual([true, true]);
    expect(judged(wrong, ...references)[1]).toBe(false);
  });

  it('takes the standard for no place to look an answer up', () => {
    expect(judged('AIM 3-2-3', 'FAA-S-ACS-6C PA.I.E')).toEqual([false, false]);
  });
});

describe('speakBook', () => {
  it.each([
    ['14 CFR 91.155(b)', 'part 91'],
    ['14 CFR part 43 appendix A', 'part 43'],
    ['49 CFR 830.5', 'NTSB part 830'],
    ['AIM 3-1-4', 'the AIM'],
    ['POH', 'the POH'],
    ['AC 61-67', 'an advisory circular'],
    ['FAA-H-8083-25 ch. 15', "the Pilot's Handbook of Aeronautical Knowledge"],
    ['FAA-H-8083-2', 'the Risk Management Handbook'],
    ['FAA-S-ACS-6C PA.I.E', null],
  ])('says %s as people do', (citation, said) => {
    expect(speakBook(citation)).toBe(said);
  });

  it('knows every citation of the shipped questions', () => {
    const cited = content.questions
      .flatMap((question) => [question, ...question.followUps])
      .flatMap(({ references }) => references);
    expect(cited.filter((citation) => !citation.startsWith('FAA-S-ACS') && !speakBook(citation))).toEqual([]);
  });
});
