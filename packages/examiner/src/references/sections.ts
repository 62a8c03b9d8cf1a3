/** BasicMed is cited as a part, and its two sections stand under it. */
const BASIC_MED = '14 CFR part 68';

/**
 * What a pilot can put his finger on, from a citation of ours: `14 CFR 61.57(b)` is found in `14 CFR 61.57`, and
 * `14 CFR 39.7 / 39.9` in two places. Empty for the standards: they say what is asked, not what is right.
 */
export function sectionsOf(citation: string): string[] {
  if (/^(FAA-S-ACS|ACS)/.test(citation)) return [];
  const appendix = /^(14 CFR part \d+ appendix [A-Z])/.exec(citation);
  if (appendix) return [appendix[1]!];
  const title = /^(14|49) CFR (?!part)/.exec(citation);
  if (!title) return [citation];
  const numbers = citation.slice(title[0].length).match(/\b\d+\.\d+/g) ?? [];
  return [...new Set(numbers.map((number) => inPart(`${title[0]}${number}`)))];
}

const inPart = (section: string) => (section.startsWith('14 CFR 68.') ? BASIC_MED : section);

/** The book that a section stands in: `14 CFR`, `AIM`, `FAA-H-8083-25`, `AC 61-67`, `POH`. */
export function documentOf(section: string): string {
  return /^\d+ CFR|^AIM|^FAA-H-8083-\d+|^AC \S+/.exec(section)?.[0] ?? section;
}
