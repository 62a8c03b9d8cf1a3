/** "-s" as it sounds after a stem: "taps", "tabs", "passes". */
export function addS(stem: string): string {
  if (/[szʃʒʧʤ]$/.test(stem)) return `${stem}ᵻz`;
  return stem + (/[ptkfθ]$/.test(stem) ? 's' : 'z');
}

function addEd(stem: string): string {
  if (/[td]$/.test(stem)) return `${stem}ᵻd`;
  return stem + (/[pkfθʃsʧ]$/.test(stem) ? 't' : 'd');
}

const addIng = (stem: string) => `${stem}ɪŋ`;

interface Ending {
  ending: string;
  /** What may stand for it at the end of the word it was made from; `double` takes a doubled letter back. */
  stems: readonly ('' | 'e' | 'y' | 'double')[];
  sound: (stem: string) => string;
}

const ENDINGS: readonly Ending[] = [
  { ending: "'s", stems: [''], sound: addS },
  { ending: "s'", stems: [''], sound: addS },
  { ending: 'ies', stems: ['y'], sound: addS },
  { ending: 'es', stems: ['e', ''], sound: addS },
  { ending: 's', stems: [''], sound: addS },
  { ending: 'ied', stems: ['y'], sound: addEd },
  // "Rated" is of "rate": of "rat" it would be "ratted".
  { ending: 'ed', stems: ['e', '', 'double'], sound: addEd },
  { ending: 'ing', stems: ['e', '', 'double'], sound: addIng },
  { ending: 'ly', stems: [''], sound: (stem) => `${stem}li` },
  { ending: 'er', stems: ['e', '', 'double'], sound: (stem) => `${stem}əɹ` },
  { ending: 'ness', stems: [''], sound: (stem) => `${stem}nəs` },
  { ending: 'less', stems: [''], sound: (stem) => `${stem}ləs` },
  { ending: "'d", stems: [''], sound: addEd },
  { ending: "'ll", stems: [''], sound: (stem) => `${stem}əl` },
  { ending: "'ve", stems: [''], sound: (stem) => `${stem}əv` },
  { ending: "'re", stems: [''], sound: (stem) => `${stem}əɹ` },
];

/** The sound of a word that is made from one that is known. */
export function inflect(word: string, find: (stem: string) => string | null): string | null {
  for (const { ending, stems, sound } of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    for (const stem of stems) {
      const base = stem === 'double' ? rest.replace(/(.)\1$/, '$1') : rest + stem;
      const found = base.length > 1 ? find(base) : null;
      if (found) return sound(found);
    }
  }
  return null;
}
