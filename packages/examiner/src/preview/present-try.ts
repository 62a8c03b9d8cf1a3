import { lineName, type TryQuestionOutput } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { chooseQuote } from '#debrief/choose-quote.ts';
import { presentVerdicts } from '#debrief/present-verdicts.ts';
import type { AskedQuestion, ExamState } from '#engine/exam-state.ts';
import { standingVerdict } from '#engine/verdict.ts';

/** Whether the examiner still waits for more to the question of this line name. */
export const standsAt = ({ current }: ExamState, id: string) => current !== null && nameOf(current) === id;

/** What became of the answer to the question of this line name, and what the examiner does next. */
export function presentTry(id: string, state: ExamState, says: string, content: Content): TryQuestionOutput {
  const { current, asked } = state;
  const record = [...asked, ...(state.waiting ?? []), ...(current ? [current] : [])].findLast(
    (one) => nameOf(one) === id,
  );
  const verdict = record && standingVerdict(record);
  return {
    verdict: record ? (presentVerdicts(record, content).at(-1) ?? null) : null,
    quote: record && verdict ? chooseQuote(record.parts, verdict) : null,
    outcome: record?.outcome ?? null,
    ...whatNext(id, state, says),
  };
}

function whatNext(
  id: string,
  { current }: ExamState,
  says: string,
): Pick<TryQuestionOutput, 'next' | 'says' | 'followUp'> {
  if (!current) return { next: 'goes-on', says: null, followUp: null };
  const name = nameOf(current);
  if (name === id) return { next: 'asks-more', says, followUp: null };
  const { questionId, followUp } = current;
  const isOfThis = id === questionId || id.startsWith(`${questionId}.`);
  if (isOfThis && followUp !== null) return { next: 'follow-up', says, followUp: name };
  // What is asked then is drawn anew for every exam.
  return { next: 'goes-on', says: null, followUp: null };
}

const nameOf = ({ questionId, followUp }: Pick<AskedQuestion, 'questionId' | 'followUp'>) =>
  lineName(questionId, followUp);
