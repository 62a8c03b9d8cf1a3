import type { Rating } from '@rightseat/contract';
import type { AcsArea, AcsDocument, AcsElement, AcsTask } from './acs.ts';
import { findAlike } from './alike.ts';
import type { Exhibit, ShownExhibit } from './exhibit.ts';
import type { Question } from './question.ts';
import type { RegulationFact } from './regulation-fact.ts';

/** Everything an examiner may ask or say, with ways to look it up. Read-only; made once by `loadContent`. */
export interface Content {
  questions: readonly Question[];
  acs: Readonly<Record<Rating, AcsDocument>>;
  facts: readonly RegulationFact[];
  /** Their questions are among `questions`, but for those of a flight. */
  exhibits: readonly Exhibit[];
  questionById(id: string): Question | undefined;
  /** Names of what leaves nothing for the question or follow-up of this name to hear, once it was asked. */
  alikeTo(name: string): readonly string[];
  /** One of these, or one that says in its id what it is made from. */
  exhibitById(id: string): ShownExhibit | undefined;
  factById(id: string): RegulationFact | undefined;
  /** `PA.I.E.K1` → the element, for either rating. */
  elementByCode(code: string): AcsElement | undefined;
  /** The task of an element or of itself: `PA.I.E.K1` or `PA.I.E` → PA.I.E. */
  taskOf(code: string): AcsTask | undefined;
  /** The Area of Operation of an element, a task or itself: `PA.I.E.K1` → PA.I. */
  areaOf(code: string): AcsArea | undefined;
  /** What a debrief calls it: an element's own text, a task's or an area's title. The code itself when unknown. */
  titleOf(code: string): string;
}

export function createContent(
  parts: Pick<Content, 'questions' | 'acs' | 'facts'> & Partial<Pick<Content, 'exhibits' | 'alikeTo'>>,
  makeExhibit: (id: string) => ShownExhibit | undefined = () => undefined,
): Content {
  const { exhibits = [], alikeTo = findAlike([]) } = parts;
  const areas = [...parts.acs.private.areas, ...parts.acs.instrument.areas];
  const tasks = areas.flatMap((area) => area.tasks);
  const areaByCode = new Map(areas.map((area) => [area.code, area]));
  const taskByCode = new Map(tasks.map((task) => [task.code, task]));
  const elementByCode = new Map(
    tasks.flatMap((task) => task.elements).map((element) => [element.code, element]),
  );
  const questionById = new Map(parts.questions.map((question) => [question.id, question]));
  const exhibitById = new Map<string, ShownExhibit>(exhibits.map((exhibit) => [exhibit.id, exhibit]));
  const factById = new Map(parts.facts.map((fact) => [fact.id, fact]));
  return {
    ...parts,
    exhibits,
    alikeTo,
    questionById: (id) => questionById.get(id),
    exhibitById: (id) => exhibitById.get(id) ?? makeExhibit(id),
    factById: (id) => factById.get(id),
    elementByCode: (code) => elementByCode.get(code),
    taskOf: (code) => taskByCode.get(firstParts(code, 3)),
    areaOf: (code) => areaByCode.get(firstParts(code, 2)),
    titleOf: (code) =>
      elementByCode.get(code)?.text.replace(LIST_OPENER, '') ??
      taskByCode.get(code)?.title ??
      areaByCode.get(code)?.title ??
      code,
  };
}

/** An element whose list stands in its sub-elements ends as a sentence should not. */
const LIST_OPENER = /(?:,? (?:such as|including|to include))?[.:]$/;

function firstParts(code: string, count: number) {
  return code.split('.').slice(0, count).join('.');
}
