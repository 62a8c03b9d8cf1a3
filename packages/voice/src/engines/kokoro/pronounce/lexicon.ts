import aviation from './aviation.json' with { type: 'json' };

/** How a word sounds as a part of speech: "VERB", "NOUN", and whatever else the lexicon tells apart. */
export type Readings = Readonly<Record<string, string | null>>;

/** As misaki writes its dictionaries: one sound, or one for each part of speech. */
export type Dictionary = Readonly<Record<string, string | Readings>>;

export interface Lexicon {
  /** Of a word in small letters, as it stands there; null for one that it does not know. */
  find(word: string): Readings | null;
  /** The name of a letter. */
  letter(letter: string): string;
}

/** Ours goes before what was checked by people (`gold`), and that before what was not (`silver`). */
export function createLexicon(gold: Dictionary, silver: Dictionary): Lexicon {
  const dictionaries: readonly Dictionary[] = [aviation, gold, silver];

  function find(word: string): Readings | null {
    const asName = word.charAt(0).toUpperCase() + word.slice(1);
    for (const dictionary of dictionaries) {
      for (const form of [word, asName]) {
        const found = Object.hasOwn(dictionary, form) ? dictionary[form] : undefined;
        if (found !== undefined) return typeof found === 'string' ? { DEFAULT: found } : found;
      }
    }
    return null;
  }

  return {
    find,
    letter(letter) {
      const name = gold[letter.toUpperCase()];
      return typeof name === 'string' ? name : '';
    },
  };
}
