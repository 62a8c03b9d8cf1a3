import type { AnswerGrade, AnswerPart } from '#grading/answer-grade.ts';

/** Longer quotes are not read. In characters. */
const longestQuote = 280;

/**
 * The pilot's own words that the grade rests on: where something was said wrong, else where most was earned, else the
 * first words. One stretch of one utterance, character for character; null where none has a word in it.
 */
export function chooseQuote(parts: readonly AnswerPart[], grade: AnswerGrade): string | null {
  const wrong = grade.keyPoints.find((point) => point.verdict === 'contradicted');
  const right = [...grade.keyPoints].sort((a, b) => b.evidence.length - a.evidence.length)[0];
  const telling = wrong ?? right;
  const part = parts[telling?.parts[0] ?? 0] ?? parts[0];
  const evidence = telling?.evidence[0];
  const utterances = [part, ...parts].flatMap((one) => (one ? (one.said ?? one.text) : []));
  return utterances.map((text) => passageAround(text, evidence)).find(Boolean) ?? null;
}

/** The whole text, or of a long one the stretch around the evidence, cut at spaces. */
function passageAround(text: string, evidence: string | undefined): string {
  const whole = text.trim();
  if (whole.length <= longestQuote) return whole;
  const at = evidence ? whole.indexOf(evidence) : 0;
  const center = Math.max(0, at) + (evidence?.length ?? 0) / 2;
  const from = Math.max(0, Math.min(Math.round(center - longestQuote / 2), whole.length - longestQuote));
  const passage = whole.slice(from, from + longestQuote);
  const firstSpace = from > 0 ? passage.indexOf(' ') + 1 : 0;
  const lastSpace = from + longestQuote < whole.length ? passage.lastIndexOf(' ') : passage.length;
  return lastSpace > firstSpace ? passage.slice(firstSpace, lastSpace).trim() : passage;
}
