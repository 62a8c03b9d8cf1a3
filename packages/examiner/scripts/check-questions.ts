/**
 * What is wrong with the questions whose ids begin so, one line each, in seconds; with no id, of all in a minute or two:
 *
 *   npx tsx packages/examiner/scripts/check-questions.ts pa.ii pa.iv.a-rejected-takeoff
 */
import { type CheckedAskable, listAskables } from '#check/askables.ts';
import { checkAlike } from '#check/check-alike.ts';
import { checkAskable } from '#check/check-askable.ts';
import { checkDuplicates } from '#check/check-duplicates.ts';
import { checkSigns } from '#check/check-signs.ts';
import type { KnownAnswer } from '#content/known-answer.ts';
import { listWritten } from '#content/list-written.ts';
import { loadContent } from '#content/load-content.ts';

const begins = process.argv.slice(2);
const content = loadContent();
const all = listAskables(content.questions);
const isAsked = (id: string) => begins.length === 0 || begins.some((begin) => id.startsWith(begin));
const asked = all.filter(({ question }) => isAsked(question.id));
const wheres = asked.map(({ where }) => where);
const failures = [
  ...asked.flatMap((askable) => checkAskable(askable, content)),
  ...checkDuplicates(all).filter((failure) => wheres.some((where) => failure.includes(where))),
  ...checkAlike(all, content).filter((failure) => wheres.some((where) => failure.includes(where))),
  ...asked.flatMap(checkKnownAnswers),
  // A whole file: what is left of a question that was renamed begins otherwise.
  ...listWritten().flatMap((task) => (task.questions.some(({ id }) => isAsked(id)) ? checkSigns(task) : [])),
];
for (const failure of failures) console.log(failure);
console.log(`${asked.length} of ${all.length} read, ${failures.length} to mend.`);
process.exitCode = failures.length ? 1 : 0;

/** Right and wrong ones stand there, and name points that there are. */
function checkKnownAnswers({ where, askable, question }: CheckedAskable): string[] {
  if (question.exhibit) return [];
  const answers = askable.knownAnswers?.() ?? [];
  const ids = askable.keyPoints.map(({ id }) => id);
  const unknown = answers
    .flatMap(({ heard, wrong }) => [...heard, ...wrong])
    .filter((id) => !ids.includes(id));
  const isRight = ({ wrong }: KnownAnswer) => wrong.length === 0;
  const lacks = [
    ...(answers.some(isRight) ? [] : ['is right']),
    ...(answers.every(isRight) ? ['gets a point wrong'] : []),
  ];
  return [
    ...unknown.map((id) => `${where}: a known answer names "${id}", which is no point of it`),
    ...lacks.map((kind) => `${where}: has no known answer that ${kind}`),
  ];
}
