import type { ToRead } from '@rightseat/contract';
import type { WordPieces } from '@rightseat/reader';

/** As the model was trained (`training/encode.py`), in pieces. */
const LONGEST_STATEMENT = 40;
const LONGEST_ASK = 24;
const LONGEST_ANSWER = 110;
/** What two looks at a longer answer have in common, so that no sentence is cut in both. */
const OVERLAP = 30;

/** One look at a point and at a stretch of what was said. */
export interface Look {
  point: number;
  pieces: number[];
  /** Where the answer begins in `pieces`. */
  answerFrom: number;
}

/** [CLS] statement | the end of what was asked [SEP] what was said [SEP]: for each point and stretch, in the order said. */
export function layOut({ points, said }: ToRead, { start, end, split }: WordPieces): Look[] {
  const piecesOf = (text: string) => split(text).flatMap(({ pieces }) => pieces);
  const bar = piecesOf('|');
  const statements = points.map(({ statement }) => piecesOf(statement).slice(0, LONGEST_STATEMENT));
  return said.flatMap(({ ask, text }) => {
    const asked = piecesOf(ask).slice(-LONGEST_ASK);
    return stretchesOf(piecesOf(text)).flatMap((stretch) =>
      statements.map((statement, point): Look => {
        const told = [start, ...statement, ...bar, ...asked, end];
        return { point, pieces: [...told, ...stretch, end], answerFrom: told.length };
      }),
    );
  });
}

function stretchesOf(pieces: readonly number[]): number[][] {
  const stretches: number[][] = [];
  for (let from = 0; from === 0 || from + OVERLAP < pieces.length; from += LONGEST_ANSWER - OVERLAP)
    stretches.push(pieces.slice(from, from + LONGEST_ANSWER));
  return stretches;
}
