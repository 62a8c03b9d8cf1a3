import { Persona, Rating } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { FollowUp, Question } from '#content/question.ts';
import { speakBook } from '#references/speak-book.ts';
import { exampleScenarios } from '#scenario/example-scenarios.ts';
import { moveOntoFlight } from '#scenario/move-onto-flight.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import { scenarioQuestions } from '#scenario/scenario-questions.ts';
import { tellFlight } from '#scenario/speak-flight.ts';
import { taskOf } from './ask.ts';
import { closingWords, nameArea } from './close-exam.ts';
import type { ExamState } from './exam-state.ts';
import { layOutWith } from './exhibit-at-hand.ts';
import type { Asked } from './find-askable.ts';
import { figuresAgain, lines, readBackLines } from './lines.ts';
import { openingWords } from './open-exam.ts';
import { inWordsOf } from './persona-lines.ts';
import { aloneLeads } from './say-alone.ts';
import { answerSentences, standsAlone } from './say-point.ts';
import { countsLeft } from './where-he-stands.ts';

/** What may be said of one subject, in the order of how often it is. */
export interface KnownLines {
  /** `always`, a task (`pa.i.b`) or our example of a flight (`pa.flight`), or what a coach teaches about it (`pa.i.b-taught`). */
  name: string;
  lines: readonly string[];
}

/**
 * Everything that an examiner can say and that is known before an exam begins. What is not: figures and words of the pilot
 * that are read back, a line of an exhibit that he asks for by itself, the pilot's own flight, and what a language model words.
 */
export function listKnownLines(content: Content): KnownLines[] {
  const subjects = [...tasksOf(content), ...Rating.options.map((rating) => ourFlight(rating, content))];
  return [
    { name: 'always', lines: distinct(saidAlways(content)) },
    ...subjects.map(({ name, questions, told = [] }) => ({
      name,
      lines: distinct([...told, ...questions.flatMap((question) => saidOf(question, content))]),
    })),
    ...subjects.map(({ name, questions }) => ({
      name: `${name}-taught`,
      lines: distinct(questions.flatMap(askablesOf).flatMap(saidToTeach)),
    })),
  ];
}

interface Subject {
  name: string;
  questions: readonly Question[];
  /** What comes before its first question. */
  told?: readonly string[];
}

function tasksOf({ questions }: Content): Subject[] {
  const tasks = new Map<string, Question[]>();
  for (const question of questions) {
    const task = taskOf(question.id);
    tasks.set(task, [...(tasks.get(task) ?? []), question]);
  }
  return [...tasks].map(([name, ofTask]) => ({ name, questions: ofTask }));
}

/** Its figures are drawn, from so few that all it may come to is known. */
function ourFlight(rating: Rating, content: Content): Subject {
  const drawn = exampleScenarios(rating);
  // What is assumed of the flight is the same at every question that is asked of it.
  const moved = content.questions.filter((question) => question.rating === rating && question.onFlight);
  return {
    name: `${rating === 'private' ? 'pa' : 'ir'}.flight`,
    questions: drawn.flatMap(scenarioQuestions),
    told: [
      ...drawn.flatMap((scenario) => [
        ...tellFlight(scenario),
        ...moved
          .slice(0, 1)
          .flatMap((question) => saidAround(moveOntoFlight(question, question.ask, scenario), content)),
      ]),
      ...moved.map(({ onFlight = '' }) => onFlight),
    ],
  };
}

/**
 * What this exam may come to say of them, follow-ups and all. Null where the pilot's own flight is told in it, which nobody
 * knows beforehand.
 */
export function listLinesOfExam(
  { plan, scenario, options }: Pick<ExamState, 'plan' | 'scenario' | 'options'>,
  content: Content,
): string[] | null {
  if (scenario && !scenario.isExample) return null;
  const ofExam = contentFor({ scenario }, content);
  const questions = plan.flatMap((id) => ofExam.questionById(id) ?? []);
  const taught = options.choice.manner === 'coach' ? questions.flatMap(askablesOf).flatMap(saidToTeach) : [];
  return distinct([
    ...saidAlways(content),
    ...(scenario ? tellFlight(scenario) : []),
    ...questions.flatMap((question) => saidOf(question, content)),
    ...taught,
  ]);
}

const distinct = (all: readonly string[]) => [...new Set(all.filter((line) => line !== ''))];

function askablesOf(question: Question): Asked[] {
  return [question, ...question.followUps].map((askable) => ({ question, askable }));
}

function saidAlways({ acs }: Content): string[] {
  const ofPersonas = Object.entries(lines)
    .filter(([kind]) => kind !== 'hint')
    .flatMap(([, options]) => Persona.options.flatMap((persona) => inWordsOf<string>(persona, options)));
  const aroundFigures = readBackLines.flatMap((line) => line('…').split(/(?<=[.:?]) /));
  const all = [
    ...openingWords,
    ...closingWords.always,
    ...closingWords.leads,
    ...aloneLeads,
    ...ofPersonas,
    ...aroundFigures,
    ...figuresAgain,
    ...countsLeft,
    ...Rating.options.flatMap((rating) => acs[rating].areas.map(({ title }) => nameArea(title))),
  ];
  return all.filter((line) => !line.includes('…'));
}

function saidOf(question: Question, content: Content): string[] {
  return [
    ...askablesOf(question).flatMap(({ askable }) => saidToAsk(askable)),
    ...saidAround(question, content),
  ];
}

function saidToAsk({ ask, rephrase = '', keyPoints }: Question | FollowUp): string[] {
  return [ask, rephrase, ...keyPoints.flatMap(({ essential, nudge }) => (essential && nudge) || [])];
}

function saidAround(question: Question, content: Content): string[] {
  const exhibit = question.exhibit === undefined ? undefined : content.exhibitById(question.exhibit);
  return [
    ...(question.assume ?? []).map(({ say }) => say),
    ...(exhibit ? lines.layOut.map((line) => layOutWith(line, exhibit)) : []),
    exhibit?.spoken ?? '',
    ...askablesOf(question).flatMap(closingWords.about),
  ];
}

/** Points as they are written down, and, where one of them is a note, the answer that they are taken from. */
function saidOfPoints(askable: Asked['askable']): string[] {
  const { keyPoints } = askable;
  const alone = keyPoints.map(({ statement }) => statement).filter(standsAlone);
  return alone.length === keyPoints.length ? alone : [...alone, ...answerSentences(askable)];
}

/** Of the books the hint names one that gives nothing away: which, is found out in the exam. */
function saidToTeach({ askable }: Asked): string[] {
  const books = askable.references.flatMap((reference) => speakBook(reference) ?? []);
  return [...saidOfPoints(askable), ...books.flatMap((book) => lines.hint.map((line) => `${line} ${book}.`))];
}
