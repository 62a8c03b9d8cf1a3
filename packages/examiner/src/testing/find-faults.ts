import type { Content } from '#content/content.ts';
import { isVerbatim } from '#debrief/choose-quote.ts';
import { findAskable } from '#engine/find-askable.ts';
import { lines } from '#engine/lines.ts';
import { personaLines } from '#engine/persona-lines.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { findContradictions, type Saying } from '#scenario/find-contradictions.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import { scenarioQuestions } from '#scenario/scenario-questions.ts';
import { tellFlight } from '#scenario/speak-flight.ts';
import type { Exchange, HeldExam } from './hold-exam.ts';

/** What an examiner must never do, counted over a whole exam. */
export interface Faults {
  /** Replies with more than one question. */
  stackedQuestions: string[];
  /** Replies that say a key point of the question at hand which the pilot had not said. */
  giveaways: string[];
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
    wrongRepeats: [],
    inventedQuotes: [],
    scenarioContradictions: [],
  };
  for (const exchange of exam.exchanges) {
    const { text } = exchange.reply;
    if (text.split('?').length > 2) faults.stackedQuestions.push(text);
    if (givesAway(exchange, content)) faults.giveaways.push(text);
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

/** The opening, each question about the flight as it was spoken, and its lines in the debrief. */
function saidOfFlight({ exchanges, debrief }: HeldExam, scenario: Scenario): Saying[] {
  const ids = new Set(scenarioQuestions(scenario).map(({ id }) => id));
  const opening = exchanges[0]?.reply.text ?? '';
  const told = tellFlight(scenario).filter((text) => opening.includes(text));
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
  // Fixed lines know nothing of the question; some share a plain word with a rubric ("again", "time").
  const fixed = [
    before.progress.spoken,
    after.progress.spoken,
    ...Object.values(lines).flat(),
    ...Object.values(personaLines).flatMap((own) => Object.values(own).flat()),
  ].sort((a, b) => b.length - a.length);
  const own = fixed.reduce((text, line) => text.replace(line, ' '), reply.text);
  const said = gradeAnswer(asked.askable, own);
  const heard = gradeAnswer(asked.askable, after.current.parts);
  return said.keyPoints.some(
    (point, index) => point.verdict === 'heard' && heard.keyPoints[index]?.verdict !== 'heard',
  );
}
