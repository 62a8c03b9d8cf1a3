import type { Content } from '#content/content.ts';
import { toldStems } from '#grading/read/telling-words.ts';
import { readWords } from '#grading/read/words.ts';
import type { AskedQuestion, ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import type { ToJudge } from './judge-answer.ts';
import type { PilotSaid } from './verdict.ts';

/** Further back nobody says "the earlier question". */
const MOST_QUESTIONS_BACK = 8;

/**
 * Which earlier answer a correction is of: the question whose own words it shares most of, those counting most that no
 * other question has. Nothing is judged to find it. Undefined where it is rather about the question at hand.
 */
export function findCorrected(state: ExamState, said: PilotSaid, content: Content): ToJudge | undefined {
  const text = fromCorrection(said);
  const recent = state.asked.slice(-MOST_QUESTIONS_BACK).reverse();
  const found = mostAlike(text, [...(state.current ? [state.current] : []), ...recent], content);
  const asked = found && findAskable(found, content);
  if (!found || !asked || found === state.current) return undefined;
  const part = { text, isSpoken: said.typed ? undefined : (true as const), isLate: true as const };
  const { followUp, parts } = found;
  return { ...asked, followUp, parts: [...parts, part], earlier: [], reason: 'corrected' };
}

/** An answer before it is to the question at hand, and corrects nothing. */
function fromCorrection({ text, parts = [] }: PilotSaid): string {
  const first = parts.findIndex(({ act }) => act === 'corrects-earlier');
  const rest = parts.slice(first).map((part) => part.text);
  return first > 0 ? rest.join(' ') : text;
}

/** The question that a text is most about; of equals the first, and none where it shares no word with any. */
export function mostAlike(
  text: string,
  questions: readonly AskedQuestion[],
  content: Content,
): AskedQuestion | undefined {
  const said = tellingStems(text);
  const known = questions.map((question) => ({ question, words: wordsOf(question, content) }));
  const weights = new Map(
    [...said].map((stem) => [stem, 1 / Math.max(1, known.filter(({ words }) => words.has(stem)).length)]),
  );
  let best: { question: AskedQuestion; weight: number } | undefined;
  for (const { question, words } of known) {
    const shared = [...said].filter((stem) => words.has(stem));
    const weight = shared.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
    if (weight > (best?.weight ?? 0)) best = { question, weight };
  }
  return best?.question;
}

/** What it asks, what there is to say to it, and what he said. */
function wordsOf(question: AskedQuestion, content: Content): ReadonlySet<string> {
  const asked = findAskable(question, content);
  if (!asked) return new Set();
  const { ask, keyPoints, modelAnswer } = asked.askable;
  const said = question.parts.map(({ text }) => text);
  const statements = keyPoints.map(({ statement }) => statement);
  return tellingStems([asked.question.topic, ask, modelAnswer, ...statements, ...said].join(' '));
}

export const tellingStems = (text: string): ReadonlySet<string> => toldStems(readWords(text));
