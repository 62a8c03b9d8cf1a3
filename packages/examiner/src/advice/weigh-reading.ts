import type { Act } from '@rightseat/contract';
import type { TiedReading } from '#advice.ts';
import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { findToJudge } from '#engine/find-to-judge.ts';
import { judgeAnswer, readFurther, type ToJudge } from '#engine/judge-answer.ts';
import { understandReply } from '#engine/understand-reply.ts';
import { addsNothing, type PilotSaid, standingVerdict, type Verdict } from '#engine/verdict.ts';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import { recogniseLookUp } from '#references/recognise-look-up.ts';

/** What costs the pilot nothing if the model is wrong: he hears a word or two and has the floor again. */
const harmless: readonly Act[] = [
  'repeat',
  'rephrase',
  'asks-fact',
  'wait',
  'nervous',
  'small-talk',
  'trouble',
];

/** A third time would be the model that doesn't listen. */
const MOST_SET_ASIDE = 2;

/** What was said as it is taken with a reading of it. Where reader and model disagree the pilot gets the benefit. */
export function weighReading(
  state: ExamState,
  said: PilotSaid,
  { acts, points, assume, covers }: TiedReading,
  content: Content,
): { state: ExamState; said: PilotSaid } {
  const read: PilotSaid = { ...said, readings: points, covers, assumed: assume ?? undefined };
  const { acts: heard, shortReply } = understandReply(state, said.text, said.parts);
  if (shortReply) return { state, said: read };
  const as = (act: Act): PilotSaid => ({ ...read, parts: [{ act, text: said.text }] });
  if (!heard.length) {
    const wish = acts.find((act) => act !== 'answer');
    const isWish = wish && acts.every((act) => harmless.includes(act));
    const isNothing = points.every(({ verdict }) => verdict === 'absent');
    if (!isWish || !isNothing || !isEmpty(state, said, content)) return { state, said: read };
    const { progress } = state;
    const setAside = (progress.setAside ?? 0) + 1;
    if (setAside > MOST_SET_ASIDE) return { state, said: read };
    return { state: { ...state, progress: { ...progress, setAside } }, said: as(wish) };
  }
  const isAnswer = acts.includes('answer') && heard.every((act) => harmless.includes(act));
  return { state, said: isAnswer && earns(state, as('answer'), content) ? as('answer') : read };
}

/** Taken for an answer, and neither earned nor lost anything, nor said that he does not know. */
function isEmpty(state: ExamState, said: PilotSaid, content: Content): boolean {
  const { expecting } = state.progress;
  if (expecting.for !== 'answer' && expecting.for !== 'more') return false;
  const [toJudge] = findToJudge(state, said, content);
  if (!toJudge || isDontKnow(said.text)) return false;
  if (recogniseLookUp(said.text, toJudge.askable.references)) return false;
  const verdict = said.verdicts?.[0] ?? judgeAnswer(toJudge);
  return addsNothing(standing(state), verdict);
}

function earns(state: ExamState, said: PilotSaid, content: Content): boolean {
  const [toJudge] = findToJudge(state, said, content);
  if (!toJudge) return false;
  const parts = toJudge.parts.with(-1, { ...toJudge.parts.at(-1)!, readings: said.readings ?? [] });
  const verdict = judgeAnswer(toJudge);
  const after = readFurther(verdict, { ...toJudge, parts }) ?? verdict;
  return !after.contradicted && earnsMore(standing(state), after, toJudge);
}

function earnsMore(before: Verdict | undefined, after: Verdict, { askable }: ToJudge): boolean {
  const heard = (verdict: Verdict | undefined, index: number) =>
    verdict?.keyPoints[index]?.verdict === 'heard';
  return askable.keyPoints.some(
    ({ essential }, index) => essential && heard(after, index) && !heard(before, index),
  );
}

const standing = ({ current }: ExamState) => (current ? standingVerdict(current) : undefined);
