import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Content, loadContent } from '@rightseat/examiner';
import {
  ANSWER_SETS,
  type AnswerFile,
  type AnswerSet,
  findAsked,
  type LabelledAnswer,
  readAnswerFile,
  readLabelledAnswers,
} from '@rightseat/examiner/eval';

/** Of what was written for the judge, by file, the share that it was not trained on. As `packages/judge/training/rows.py` has it. */
const KEPT_APART = 0.06;
const WRITTEN = {
  /** Pairs of answers that differ in one turned relation, both halves. */
  flips: ['turned-private-a', 'turned-private-b', 'turned-instrument'],
  /** Right in strange words, misheard, vague. */
  strange: ['strange-words'],
  /** Both of these, by two writers of another manner. */
  'other-hands': ['other-hands-private', 'other-hands-private-b', 'other-hands-instrument'],
} as const;
type WrittenSet = keyof typeof WRITTEN;

/** A set of the repository by its name, or a file of somebody's. */
export function readAnswers(name: string): AnswerFile {
  const content = loadContent();
  if (isWritten(name)) return { answers: readKeptApart(name, content), skipped: 0 };
  if (isSet(name)) return { answers: readLabelledAnswers(name, content), skipped: 0 };
  return readAnswerFile(name, content);
}

const isSet = (name: string): name is AnswerSet => (ANSWER_SETS as readonly string[]).includes(name);
const isWritten = (name: string): name is WrittenSet => name in WRITTEN;

interface Written {
  question: string;
  kind: string;
  text: string;
  heard: string[];
  wrong: string[];
}

function readKeptApart(set: WrittenSet, content: Content): LabelledAnswer[] {
  const kinds = set === 'flips' ? /^pair/ : /^(?!bare)/;
  return WRITTEN[set].flatMap((file) => {
    const url = new URL(`../../packages/judge/training/answers/${file}.jsonl`, import.meta.url);
    const lines = readFileSync(url, 'utf8').trim().split('\n');
    return lines.flatMap((line, turn): LabelledAnswer[] => {
      const { question: name, ...answer } = JSON.parse(line) as Written;
      const asked = findAsked(name, content);
      if (!asked || !kinds.test(answer.kind)) return [];
      const isKept = [asked.question.id, `${file} ${Math.floor(turn / 2)}`].some(
        (part) => share(part) < KEPT_APART,
      );
      return isKept ? [{ ...asked, ...answer, name }] : [];
    });
  });
}

/** The same number between 0 and 1 for the same text, wherever it runs. */
function share(text: string): number {
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16) / 2 ** 32;
}
