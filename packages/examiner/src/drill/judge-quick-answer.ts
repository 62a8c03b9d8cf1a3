import type { DebriefLine } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { judgeLine } from '#debrief/debrief-line.ts';
import { quickQuestions } from './quick-question.ts';

interface QuickAnswer {
  /** Id of a quick question. */
  questionId: string;
  text: string;
  /** The clock ran out first: what was not said yet is no fault. */
  isCutOff: boolean;
}

/** A typed answer, judged as the same words are judged in a debrief. Null when the content has no such question. */
export function judgeQuickAnswer(
  { questionId, text, isCutOff }: QuickAnswer,
  content: Content,
): DebriefLine | null {
  const quick = quickQuestions(content).get(questionId);
  if (!quick) return null;
  const parts = [{ text }];
  const asked = {
    questionId: quick.question.id,
    followUp: quick.followUp,
    parts,
    outcome: isCutOff ? ('cut-off' as const) : ('failed' as const),
  };
  const transcript = [{ role: 'pilot' as const, text, atMs: 0, interrupted: false }];
  const judged = judgeLine({ asked, parts }, transcript, content);
  if (!judged) return null;
  const wasCut = isCutOff && judged.line.grade === 'not-assessed';
  return wasCut ? { ...judged.line, reason: 'Time ran out before you had finished.' } : judged.line;
}
