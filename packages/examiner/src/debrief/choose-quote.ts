import type { TranscriptEntry } from '@rightseat/contract';
import type { AnswerGrade, AnswerPart } from '#grading/answer-grade.ts';

/** Longer quotes are not read. In characters. */
const longestQuote = 280;

/**
 * The pilot's own words that the grade rests on: where something was said wrong, else where most was earned,
 * else the first words. Null when no candidate stands word for word in a pilot turn.
 */
export function chooseQuote(
  parts: readonly AnswerPart[],
  grade: AnswerGrade,
  transcript: readonly TranscriptEntry[],
): string | null {
  const wrong = grade.keyPoints.find((point) => point.verdict === 'contradicted');
  const right = [...grade.keyPoints].sort((a, b) => b.evidence.length - a.evidence.length)[0];
  const telling = wrong ?? right;
  const ordered = [parts[telling?.parts[0] ?? 0], ...parts].flatMap((part) => part ?? []);
  const candidates = ordered.flatMap((part) => turnsOf(part, telling?.evidence[0], transcript));
  const evidence = telling?.evidence[0];
  return (
    candidates.map((turn) => passageAround(turn, evidence)).find((quote) => isVerbatim(quote, transcript)) ??
    null
  );
}

/** The pilot turns that a part was taken from, the one with the evidence first. */
function turnsOf(
  part: AnswerPart,
  evidence: string | undefined,
  transcript: readonly TranscriptEntry[],
): string[] {
  const turns = transcript
    .filter(
      ({ role, text }) =>
        role === 'pilot' && text.trim() && (text.includes(part.text) || part.text.includes(text)),
    )
    .map((entry) => entry.text);
  const holds = (text: string) => Number(evidence !== undefined && text.includes(evidence));
  return turns.sort((a, b) => holds(b) - holds(a) || b.length - a.length);
}

/** A quote must be one stretch of one pilot turn, character for character. */
export function isVerbatim(quote: string, transcript: readonly TranscriptEntry[]): boolean {
  return (
    quote.trim() !== '' && transcript.some((entry) => entry.role === 'pilot' && entry.text.includes(quote))
  );
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
