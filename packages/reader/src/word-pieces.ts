/** A word of a text, and where its pieces stand. */
export interface Word {
  /** In characters of the text, end not included. */
  from: number;
  to: number;
  pieces: number[];
}

/** Longer runs of letters are no words. In characters, as the model was trained. */
const LONGEST_WORD = 100;

export interface WordPieces {
  unknown: number;
  start: number;
  end: number;
  /** Splits a text the way BERT's lower-case vocabulary was made: at spaces, and every mark by itself. */
  split(text: string): Word[];
}

/** @param vocabulary one piece a line, its number is its line */
export function createWordPieces(vocabulary: readonly string[]): WordPieces {
  const numberOf = new Map(vocabulary.map((piece, number) => [piece, number]));
  const numberFor = (piece: string) => {
    const number = numberOf.get(piece);
    if (number === undefined) throw new Error(`the vocabulary lacks ${piece}`);
    return number;
  };
  const unknown = numberFor('[UNK]');

  /** The longest piece that fits, then the longest of the rest; a word that leaves a rest is unknown as a whole. */
  function piecesOf(word: string): number[] {
    if (word.length > LONGEST_WORD) return [unknown];
    const pieces: number[] = [];
    let from = 0;
    while (from < word.length) {
      let to = word.length;
      let number: number | undefined;
      for (; to > from && number === undefined; to--) {
        number = numberOf.get((from > 0 ? '##' : '') + word.slice(from, to));
      }
      if (number === undefined) return [unknown];
      pieces.push(number);
      from = to + 1;
    }
    return pieces;
  }

  return {
    unknown,
    start: numberFor('[CLS]'),
    end: numberFor('[SEP]'),
    split: (text) =>
      [...text.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)].map((match) => {
        const plain = match[0].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
        return { from: match.index, to: match.index + match[0].length, pieces: piecesOf(plain) };
      }),
  };
}
