import type { Content } from '#content/content.ts';
import type { ShownExhibit } from '#content/exhibit.ts';
import { randomAt } from '#random.ts';
import type { AskedQuestion, ExamState } from './exam-state.ts';
import { lines } from './lines.ts';

/** What lies in front of the pilot while this question stands; null where it needs nothing. */
export function exhibitAtHand(
  { phase, hasTable, current }: ExamState,
  content: Content,
): ShownExhibit | null {
  if (phase !== 'running' || !hasTable || !current) return null;
  return exhibitOf(current, content);
}

/** Whether a question can be asked at the pilot's end. */
export function canShow({ hasTable }: ExamState, questionId: string, content: Content): boolean {
  return hasTable === true || exhibitOf({ questionId }, content) === null;
}

/** Apart from the draws of `pick` and of the links. */
const FIRST_DRAW = 800_000;

/** Said before a question with an exhibit, unless that lies there already. */
export function layOut(
  state: ExamState,
  next: Pick<AskedQuestion, 'questionId'>,
  content: Content,
): string[] {
  const exhibit = exhibitOf(next, content);
  const last = state.asked.at(-1);
  if (!exhibit || (last && exhibitOf(last, content)?.id === exhibit.id)) return [];
  const { seed } = state.options;
  const at = Math.floor(randomAt(seed, FIRST_DRAW + state.asked.length) * lines.layOut.length);
  return [layOutWith(lines.layOut[at]!, exhibit)];
}

/** "Here are the NOTAMs", "the METAR and the TAF". */
export function layOutWith(line: string, { called }: Pick<ShownExhibit, 'called'>): string {
  const areMany = /^(?:the|your) (?:\w+s\b|\w+ and\b)/.test(called);
  return (areMany ? line.replace(/^Here's/, 'Here are') : line).replace('…', called);
}

function exhibitOf({ questionId }: Pick<AskedQuestion, 'questionId'>, content: Content): ShownExhibit | null {
  const id = content.questionById(questionId)?.exhibit;
  return (id !== undefined && content.exhibitById(id)) || null;
}
