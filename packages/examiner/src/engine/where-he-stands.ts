import { isTelling } from '#grading/read/telling-words.ts';
import { readWords } from '#grading/read/words.ts';
import type { ExamState } from './exam-state.ts';
import { lines } from './lines.ts';
import { questionBudget } from './plan-exam.ts';
import { pick, sayOne, type Turn } from './say.ts';
import { sentencesOf } from './sentences.ts';

/** "How many of these are left?", "Are we almost done?": not "how many gallons are left". */
const howMany =
  /\bhow many (?:(?:more|other|further) )?(?:(?:of (?:these|those|them)|questions|subjects|topics|areas)\b.*\b(?:left|to go|more|remain\w*|come|coming|there|have|got|still|altogether|in all)\b|(?:more(?: (?:are there|are coming|are left|do you (?:still )?have))?|(?:are )?left|to go)(?: (?:now|then|still|altogether|in all|from here|today|please))*\W*$)|\bhow (?:many (?:more )?(?:questions|of these) )?(?:much longer|far along|long is this (?:exam|test|oral)|much more of this)\b|\b(?:are we (?:almost |nearly |about |just )?(?:done|finished|through)(?: (?:yet|soon|now))?|(?:is|was) (?:this|that) the last (?:one|question))\W*$/i;
/** "Did I already say master off?" */
const saidIt =
  /\bdid i (?:already |just |even |actually )*(?:say|mention|tell you|name|give(?: you)?|cover|list)\b(?<what>.+)\?/i;
/** "Did you not get that?" */
const heardMe =
  /\b(?:did(?:n't)?|do(?:n't)?|have(?:n't)?) you (?:not )?(?:get|got|hear|heard|catch|caught|have|write down)(?: (?:that|it|me|what i said|my answer|all of (?:that|it)))(?: down)?\W*$/i;
/** "How am I doing so far?", "how did i do overall": in the exam, and not with this answer. */
const howSoFar =
  /\bhow (?:am i doing|are we doing|did i do|have i done|have i been doing)(?: (?:so far|here|overall|on the whole|in general|today|until now|up to now|by the way))+(?=\W*$|[.?!])/i;
/** An aside is short. */
const MOST_WORDS = 16;

/** Wherever it stands: "Did I say the autopilot? I meant if he knows it." */
function findAsked(text: string): string | null {
  const asked = sentencesOf(text).filter(
    (sentence) => /\?\W*$/.test(sentence) && sentence.split(/\s+/).length <= MOST_WORDS,
  );
  return (
    asked.find((sentence) => [howMany, saidIt, heardMe].some((kind) => kind.test(sentence))) ??
    howSoFar.exec(text)?.[0] ??
    null
  );
}

/** Whether what he says holds the question where he stands in the exam, and not in the subject. */
export function asksWhereHeStands(text: string): boolean {
  return findAsked(text) !== null;
}

/** How many questions are to come, how he does so far, whether he said a thing, whether he was heard: told as it stands; null for anything else. */
export function tellWhereHeStands(state: ExamState, text: string): Turn | null {
  const asked = findAsked(text);
  if (!asked) return null;
  if (howMany.test(asked)) return tellHowMany(state);
  if (heardMe.test(asked)) return sayOne(state, lines.heardYou);
  if (howSoFar.test(asked)) return sayOne(state, howFarLines(state));
  const what = saidIt.exec(asked)?.groups?.what;
  if (!what) return null;
  if (state.options.choice.manner !== 'coach') return sayOne(state, lines.noVerdict);
  const wanted = readWords(what).filter(isTelling);
  if (!wanted.length) return null;
  const said = new Set(readWords(saidBefore(state, asked)).map(({ stem }) => stem));
  return sayOne(state, wanted.every(({ stem }) => said.has(stem)) ? lines.youSaidIt : lines.notSaidYet);
}

/** To all parts of the question at hand, without what he asks now. */
function saidBefore({ asked, current }: ExamState, question: string): string {
  const same = asked.filter(({ questionId }) => questionId === current?.questionId);
  const parts = [...same, ...(current ? [current] : [])].flatMap((record) => record.parts);
  return parts.map(({ text }) => text.replace(question, '')).join(' ');
}

/** No more than these, for follow-ups and time decide; what was put off is asked in any case. */
function tellHowMany(state: ExamState): Turn {
  const { options, asked, waiting = [], isClosing } = state;
  const left = isClosing ? 0 : Math.max(questionBudget(options) - asked.length - 1, waiting.length);
  if (left === 0) return sayOne(state, lines.lastQuestion);
  const picked = pick(state, lines.questionsLeft);
  return { state: picked.state, say: [picked.line, countLeft(left)] };
}

/** The coach says about how much of it held, by the record; on a checkride nobody hears it. */
function howFarLines({ options, asked }: ExamState): readonly string[] {
  if (options.choice.manner !== 'coach') return lines.noVerdict;
  const told = asked.filter(
    ({ outcome }) => outcome !== null && outcome !== 'skipped' && outcome !== 'cut-off',
  );
  if (told.length < FEWEST_TOLD) return lines.soFarEarly;
  const held =
    told.filter(({ outcome }) => outcome === 'held' || outcome === 'looked-up').length / told.length;
  if (held >= MOSTLY) return lines.soFarMostly;
  return held >= HALF ? lines.soFarHalf : lines.soFarLess;
}

/** Of one or two answers there is nothing to say on the whole. */
const FEWEST_TOLD = 3;
const MOSTLY = 0.75;
const HALF = 0.5;

const countLeft = (left: number) => (left === 1 ? 'One more question.' : `${left} more questions.`);

/** An exam of half an hour has fewer, one on codes as many as there are codes on a letter. */
const MOST_COUNTED = 40;
export const countsLeft = Array.from({ length: MOST_COUNTED }, (_, index) => countLeft(index + 1));
