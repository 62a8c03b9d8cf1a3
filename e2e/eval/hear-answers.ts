import { biasWordsFor, type LabelledAnswer } from '@rightseat/examiner/eval';
import type { Hearing } from '@rightseat/voice/hearing';
import { addScores, NO_SCORE, type Score, scoreTranscript } from '@rightseat/voice/scoring';
import { recordAnswer } from './recorded-answers.ts';

/** `product` is what a conversation does: the beam with the aviation words and those of the question. */
export const SEARCHES = ['greedy', 'beam', 'product'] as const;
export type Search = (typeof SEARCHES)[number];

export interface HeardAnswers {
  texts: Map<LabelledAnswer, string>;
  score: Score;
  /** Answers of which nothing came through. */
  empty: number;
  decodeMs: number[];
  /** What was misheard, said above heard. */
  errors: string[];
}

/** All answers said by one voice and recognised. */
export async function hearAnswers(
  hearing: Hearing,
  answers: readonly LabelledAnswer[],
  { voice, search }: { voice: string; search: Search },
): Promise<HeardAnswers> {
  const heard: HeardAnswers = { texts: new Map(), score: NO_SCORE, empty: 0, decodeMs: [], errors: [] };
  for (const answer of answers) {
    const { text, decodeMs } = await hearing.hear(recordAnswer(hearing, answer.text, voice), {
      search: search === 'greedy' ? 'greedy' : 'beam',
      bias: search === 'product' ? biasWordsFor(answer) : [],
    });
    const score = scoreTranscript(answer.text, text);
    heard.texts.set(answer, text);
    heard.score = addScores(heard.score, score);
    heard.decodeMs.push(decodeMs);
    if (text === '') heard.empty++;
    if (score.errors > 0) heard.errors.push(`  ${answer.text}\n    ${text}`);
  }
  return heard;
}
