import type { Content } from '#content/content.ts';
import type { CheckedAskable } from './askables.ts';

/** Last chapter of each handbook that is cited by chapter: 8083-25C, 8083-3C, 8083-15B, 8083-16B, 8083-28. */
const lastChapter: Record<string, number> = { '25': 17, '3': 18, '15': 11, '16': 7, '28': 28 };

const knownForms = [
  /^14 CFR \d{1,2}\.\d{1,3}(\([a-z0-9]+\))*$/,
  /^14 CFR part \d{2}( appendix [A-Z])?$/,
  /^49 CFR 830\.\d{1,2}$/,
  /^AIM \d{1,2}-\d{1,2}-\d{1,2}$/,
  /^FAA-H-8083-\d{1,2}( ch\. \d{1,2})?$/,
  /^FAA-S-ACS-(6C PA|8C IR)\.[IVX]+\.[A-Z]$/,
  /^AC \d{2,3}-\d{1,3}$/,
  /^POH$/,
  /^AOPA Airport Watch$/,
];

/** References are of a form that a pilot can look up; cited facts exist. */
export function checkReferences({ where, question, askable }: CheckedAskable, content: Content): string[] {
  const wrong = askable.references.filter((reference) => !isKnown(reference, content));
  const failures = wrong.map((reference) => `${where}: "${reference}" is not a reference we know`);
  if (askable !== question) return failures;
  const missing = question.facts.filter((id) => !content.factById(id));
  return [...failures, ...missing.map((id) => `${where}: there is no regulation fact "${id}"`)];
}

function isKnown(reference: string, content: Content): boolean {
  if (!knownForms.some((form) => form.test(reference))) return false;
  const standard = /^FAA-S-ACS-\S+ (\S+)$/.exec(reference);
  if (standard) return content.taskOf(standard[1]!) !== undefined;
  const chapter = /^FAA-H-8083-(\d+) ch\. (\d+)$/.exec(reference);
  return !chapter || Number(chapter[2]) <= (lastChapter[chapter[1]!] ?? 0);
}
