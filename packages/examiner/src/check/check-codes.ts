import type { Content } from '#content/content.ts';
import type { CheckedAskable } from './askables.ts';

/** Class of the airplane these exams are held in. */
const examinedClass = 'ASEL';

/** Codes exist, are of the question's rating, and are tested in a single-engine land airplane. */
export function checkCodes({ where, question, askable, acs }: CheckedAskable, content: Content): string[] {
  const failures: string[] = [];
  const areas = new Set(content.acs[question.rating].areas.map((area) => area.code));
  for (const code of acs) {
    if (!content.elementByCode(code)) failures.push(`${where}: ${code} is not in the ACS`);
    else if (!areas.has(content.areaOf(code)!.code))
      failures.push(`${where}: ${code} is not an element for the ${question.rating} rating`);
    else if (!content.taskOf(code)!.classes.includes(examinedClass))
      failures.push(`${where}: ${code} is not tested in class ${examinedClass}`);
  }
  const task = acs[0] && content.taskOf(acs[0])?.code.toLowerCase();
  if (askable === question && !question.id.startsWith(`${task}-`))
    failures.push(`${where}: the id does not begin with the task of its first code, ${task}`);
  return failures;
}
