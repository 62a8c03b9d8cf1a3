import type { ReadExamCodesInput, ReadExamCodesOutput } from '@rightseat/contract';
import { type Content, questionsFor } from '@rightseat/examiner';
import { isCodeOf } from '#domain/is-code-of.ts';

/** Finds the codes in what was typed or pasted from a test report, each once, and points out what is none. */
export function readExamCodes(content: Content, { rating, text }: ReadExamCodesInput): ReadExamCodesOutput {
  const words = text.split(/[\s,;|]+/).map((word) => word.replace(/^[^\w]+|[^\w]+$/g, ''));
  // Plain words of a pasted report are passed over; what has a dot or a digit was meant as a code.
  const meant = [...new Set(words.filter((word) => /[.\d]/.test(word)).map(tidy))];
  const known = meant.filter((code) => isCodeOf(content, rating, code));
  return {
    codes: known.map((code) => ({
      code,
      title: content.titleOf(code),
      askable: questionsFor({ rating, manner: 'checkride', codes: [code] }, content).length > 0,
    })),
    unknown: meant.filter((code) => !known.includes(code)),
  };
}

/** `pa.i.b.k1A` is `PA.I.B.K1a`: only the part of an element is a small letter. */
function tidy(word: string): string {
  return word.toUpperCase().replace(/(\d)([A-Z])$/, (_, digit, part) => digit + part.toLowerCase());
}
