import type { Rating } from '@rightseat/contract';
import type { AcsElement, AcsTask } from './acs.ts';
import type { Content } from './content.ts';

/** What the product examines for: a single-engine land airplane. */
const CLASS = 'ASEL';
/** An element may be of other classes than its task: "Water rudders (ASES, AMES)". */
const CLASSES_NAMED = /\((A[MS]E[LS](?:, A[MS]E[LS])*)\)$/;

interface NeededArea {
  code: string;
  title: string;
  elements: AcsElement[];
}

/** The areas of a rating with the knowledge and risk elements that its applicant needs: none of other classes. */
export function neededAreas(rating: Rating, content: Content): NeededArea[] {
  return content.acs[rating].areas
    .map(({ code, title, tasks }) => ({
      code,
      title,
      elements: tasks.filter(({ classes }) => classes.includes(CLASS)).flatMap(neededElements),
    }))
    .filter(({ elements }) => elements.length > 0);
}

function neededElements({ elements }: AcsTask): AcsElement[] {
  return elements.filter(({ kind, text }) => {
    const named = CLASSES_NAMED.exec(text)?.[1];
    return kind !== 'skill' && (named === undefined || named.includes(CLASS));
  });
}

/** Whether a task of this area is examined at a table alone; every other is shown in the airplane as well. */
export function isOnTheGroundAlone(areaCode: string): boolean {
  return GROUND_AREAS.has(areaCode);
}

/** Preflight preparation, in both standards. */
const GROUND_AREAS = new Set(['PA.I', 'IR.I']);
