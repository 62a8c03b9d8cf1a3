import { listAbbreviations } from '@rightseat/contract/words';

/** What pilots spell aloud, in capitals; plurals are spelled with their s ("T F Rs"). */
export const SPELLED_ABBREVIATIONS: ReadonlySet<string> = new Set(
  listAbbreviations('spelled').map((name) => name.replace('-', '').toUpperCase()),
);

/** Said as a word or run together by the recogniser, and known whatever their case. */
export const WRITTEN_ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  listAbbreviations('shown')
    .map((name) => name.toUpperCase())
    .flatMap((name) => [
      [name.toLowerCase(), name],
      [`${name.toLowerCase()}s`, `${name}s`],
    ]),
);
