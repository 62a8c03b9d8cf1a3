import type { Content } from '#content/content.ts';
import { findAskable } from '#engine/find-askable.ts';
import { lines } from '#engine/lines.ts';
import { personaLines } from '#engine/persona-lines.ts';
import { standingVerdict } from '#engine/verdict.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { readWords } from '#grading/read/words.ts';
import { findContradictions, type Saying } from '#scenario/find-contradictions.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import { scenarioQuestions } from '#scenario/scenario-questions.ts';
import { tellFlight } from '#scenario/speak-flight.ts';
import type { Exchange, HeldExam } from './hold-exam.ts';
import { isVerbatim } from './is-verbatim.ts';

/** What an examiner must never do, counted over a whole exam. */
export interface Faults {
  /** Replies with more than one question. */
  stackedQuestions: string[];
  /** Replies that say a key point of the question at hand which the pilot had not said. */
  giveaways: string[];
  /** Questions that were asked in other words than they are written in. */
  changedQuestions: string[];
  /** Replies with a number that is in no question, fact or answer of the exam. */
  unknownNumbers: string[];
  /** Replies of a checkride that say how the answer was. */
  verdicts: string[];
  /** Repeats that were not word for word. */
  wrongRepeats: string[];
  /** Quotes that no pilot turn holds. */
  inventedQuotes: string[];
  /** Figures said of the flight that are none of its own. */
  scenarioContradictions: string[];
}

export function findFaults(exam: HeldExam, shipped: Content): Faults {
  const { scenario } = exam.state;
  const content = contentFor(exam.state, shipped);
  const faults: Faults = {
    stackedQuestions: [],
    giveaways: [],
    changedQuestions: [],
    unknownNumbers: [],
    verdicts: [],
    wrongRepeats: [],
    inventedQuotes: [],
    scenarioContradictions: [],
  };
  const isCheckride = exam.state.options.choice.manner === 'checkride';
  const known = knownNumbers(exam, content);
  for (const exchange of exam.exchanges) {
    const { text } = exchange.reply;
    if (text.split('?').length > 2) faults.stackedQuestions.push(text);
    if (givesAway(exchange, content)) faults.giveaways.push(text);
    if (changesQuestion(exchange, content)) faults.changedQuestions.push(text);
    const own = ownWords(exchange);
    if (isCheckride && verdict.test(withoutNudges(own, exchange, content))) faults.verdicts.push(text);
    const isOpening = exchange.before.phase === 'not-started';
    if (!isOpening && numbersOf(own).some((number) => !known.has(number))) faults.unknownNumbers.push(text);
    if (exchange.event.type === 'repeat-requested' && exchange.before.phase === 'running') {
      if (text !== exchange.before.progress.spoken) faults.wrongRepeats.push(text);
    }
  }
  for (const { quote } of exam.debrief.lines) {
    if (quote !== null && !isVerbatim(quote, exam.transcript)) faults.inventedQuotes.push(quote);
  }
  if (scenario)
    faults.scenarioContradictions = findContradictions(saidOfFlight(exam, scenario), scenario, shipped);
  return faults;
}

const verdict =
  /\b(?:correct|incorrect|wrong|that's right|you (?:have |got |have got )it|well done|you (?:will )?pass(?:ed)?|good answer)\b/i;

function numbersOf(text: string): string[] {
  return readWords(text.replace(/\b(?:next|that|this) one\b/gi, ' ')).flatMap(({ isNumber, text: word }) =>
    isNumber ? word : [],
  );
}

/** All that was asked, all that the questions hold, and all that the pilot said. */
function knownNumbers(exam: HeldExam, content: Content): Set<string> {
  const asked = exam.state.asked.flatMap((question) => findAskable(question, content) ?? []);
  const written = asked.flatMap(({ askable }) => [
    askable.ask,
    askable.rephrase ?? '',
    ...askable.keyPoints.map(({ statement }) => statement),
    ...askable.references,
  ]);
  const said = exam.transcript.filter(({ role }) => role === 'pilot').map(({ text }) => text);
  return new Set([...written, ...said].flatMap(numbersOf));
}

/** A question is asked as it is written; a "So," may stand before it. */
function changesQuestion({ before, after }: Exchange, content: Content): boolean {
  const asked = after.current && findAskable(after.current, content);
  if (!asked || after.progress.spoken === before.progress.spoken) return false;
  if (after.progress.expecting.for !== 'answer') return false;
  const { ask, rephrase } = asked.askable;
  return ![ask, rephrase].some((written) => written && after.progress.spoken.endsWith(written));
}

/** The flight as it was told, each question about it as it was spoken, and its lines in the debrief. */
function saidOfFlight({ exchanges, debrief }: HeldExam, scenario: Scenario): Saying[] {
  const ids = new Set(scenarioQuestions(scenario).map(({ id }) => id));
  const told = tellFlight(scenario).filter((text) =>
    exchanges.some(({ reply }) => reply.text.includes(text)),
  );
  const asked = exchanges.flatMap(({ after }) => {
    const { current, progress } = after;
    const isAsked = progress.expecting.for === 'answer' || progress.expecting.for === 'more';
    return current && isAsked && ids.has(current.questionId)
      ? [{ questionId: current.questionId, text: progress.spoken }]
      : [];
  });
  const written = debrief.lines.flatMap(({ questionId, question, modelAnswer, missing }) =>
    ids.has(questionId) ? [question, modelAnswer, ...missing].map((text) => ({ questionId, text })) : [],
  );
  return [...told.map((text) => ({ questionId: null, text })), ...asked, ...written];
}

/** Whether the examiner's own words, the questions themselves aside, would earn credit for the open question. */
function givesAway({ before, after, reply }: Exchange, content: Content): boolean {
  const asked = before.current && findAskable(before.current, content);
  // Only the question that stays open can be given away.
  if (!asked || !before.current || !after.current || after.asked.length > before.asked.length) return false;
  const own = ownWords({ before, after, reply });
  const said = gradeAnswer(asked.askable, own);
  const heard = standingVerdict(after.current);
  return said.keyPoints.some(
    (point, index) => point.verdict === 'heard' && heard?.keyPoints[index]?.verdict !== 'heard',
  );
}

/** "What goes wrong between air and fuel?" judges nobody. */
function withoutNudges(text: string, { after }: Exchange, content: Content): string {
  const asked = after.current && findAskable(after.current, content);
  const nudges = asked?.askable.keyPoints.flatMap(({ nudge }) => nudge ?? []) ?? [];
  return nudges.reduce((rest, nudge) => rest.replace(nudge, ' '), text);
}

/** What is left of a reply without the question and the fixed lines: those know nothing of the answer, though some share a word with a rubric. */
function ownWords({ before, after, reply }: Pick<Exchange, 'before' | 'after' | 'reply'>): string {
  const fixed = [
    before.progress.spoken,
    after.progress.spoken,
    ...Object.values(lines).flat(),
    ...Object.values(personaLines).flatMap((own) => Object.values(own).flat()),
  ].sort((a, b) => b.length - a.length);
  return fixed.reduce((text, line) => text.replace(line, ' '), reply.text);
}
