import {
  coverRead,
  findMaybeCovered,
  findToJudge,
  judgeAnswer,
  loadContent,
  toRead,
} from '@rightseat/examiner';
import type { Deliver, LegTurn } from '@rightseat/examiner/eval';
import { openReadings } from './kept-readings.ts';

/** Hears what was typed as other words, or as nothing. */
type Hear = (text: string, turn: LegTurn) => Promise<string>;

/** Taken apart by the reader of acts and judged as in the product, without deadlines; with the recogniser before that where it is spoken. */
export async function openTurns(hear?: Hear): Promise<{ deliver: Deliver; keep(): void }> {
  // Past its thread, which gives up after a while.
  const { readActs } = await import('../../packages/reader/src/reading-thread.ts');
  const readings = await openReadings();
  const content = loadContent();
  const deliver: Deliver = async (text, turn) => {
    const heard = hear ? await hear(text, turn) : text;
    if (!heard) return { type: 'unclear' };
    const parts = await readActs(heard);
    const said = {
      type: 'pilot-said',
      text: heard,
      typed: !hear,
      continuesLastAnswer: false,
      parts,
    } as const;
    const found = findToJudge(turn.state, said, content);
    const judge = async (one: (typeof found)[number]) => {
      const verdict = judgeAnswer(one, await readings.read(toRead(one)));
      const covered = findMaybeCovered(one, verdict);
      const read = covered && (await readings.read(toRead(covered)));
      return read ? coverRead(verdict, covered, read) : verdict;
    };
    return { ...said, verdicts: await Promise.all(found.map(judge)) };
  };
  return { deliver, keep: () => readings.keep() };
}
