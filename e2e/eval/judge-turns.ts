import {
  coverRead,
  type ExamState,
  findMaybeCovered,
  findToJudge,
  type JudgedEvent,
  judgeAnswer,
  loadContent,
  toRead,
} from '@rightseat/examiner';
import type { Deliver, LegTurn } from '@rightseat/examiner/eval';
import { openReadings } from './kept-readings.ts';

/** Hears what was typed as other words, or as nothing. */
type Hear = (text: string, turn: LegTurn) => Promise<string>;

interface Turns {
  /** What was said to the exam as it stands, with all that is found in it. */
  judge(text: string, state: ExamState, typed: boolean): Promise<JudgedEvent>;
  deliver: Deliver;
  keep(): void;
}

/** Taken apart by the reader of acts and judged as in the product, without deadlines; with the recogniser before that where it is spoken. */
export async function openTurns(hear?: Hear): Promise<Turns> {
  // Past its thread, which gives up after a while.
  const { readActs } = await import('../../packages/reader/src/reading-thread.ts');
  const readings = await openReadings();
  const content = loadContent();

  async function judge(text: string, state: ExamState, typed: boolean): Promise<JudgedEvent> {
    const parts = await readActs({ text, line: state.lastLine ?? '' });
    const said = { type: 'pilot-said', text, typed, continuesLastAnswer: false, parts } as const;
    const verdicts = findToJudge(state, said, content).map(async (one) => {
      const verdict = judgeAnswer(one, await readings.read(toRead(one)));
      const covered = findMaybeCovered(one, verdict);
      const read = covered && (await readings.read(toRead(covered)));
      return read ? coverRead(verdict, covered, read) : verdict;
    });
    return { ...said, verdicts: await Promise.all(verdicts) };
  }

  return {
    judge,
    async deliver(text, turn) {
      const heard = hear ? await hear(text, turn) : text;
      return heard ? judge(heard, turn.state, !hear) : { type: 'unclear' };
    },
    keep: () => readings.keep(),
  };
}
