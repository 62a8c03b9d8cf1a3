import { readWords } from '#grading/read/words.ts';
import type { CheckedAskable } from './askables.ts';

/** Share of telling words two questions have in common from which they are one question. */
const nearDuplicate = 0.5;
/** Words this short ("you", "what", "do") tell nothing about what is asked. */
const shortestTellingWord = 4;
const fillers = new Set(['what', 'when', 'your', 'with', 'that', 'this', 'have', 'they', 'does', 'from']);

/** Ids are unique, and no two questions ask the same thing in nearly the same words. */
export function checkDuplicates(askables: readonly CheckedAskable[]): string[] {
  const ids = askables
    .filter(({ askable, question }) => askable === question)
    .map(({ question }) => question.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const failures = twice.map((id) => `${id}: two questions have this id`);
  const stems = askables.map(({ askable }) => tellingStems(askable.ask));
  for (const [first, one] of askables.entries()) {
    for (const [offset, other] of askables.slice(first + 1).entries()) {
      const shared = likeness(stems[first]!, stems[first + 1 + offset]!);
      if (shared >= nearDuplicate)
        failures.push(`${one.where}: ${Math.round(shared * 100)} % the same as ${other.where}`);
    }
  }
  return failures;
}

function tellingStems(text: string): Set<string> {
  const words = readWords(text).filter(({ text: word }) => word.length >= shortestTellingWord);
  return new Set(words.filter(({ text: word }) => !fillers.has(word)).map((word) => word.stem));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared / (one.size + other.size - shared || 1);
}
